import { useTranslations } from 'use-intl';
import type { Messages } from '../../texts/messages.ts';

type Named = keyof Messages['admin-log']['actions'];

/** An action in words; one that has none shows as it is stored. */
export function useActionName(): (action: string) => string {
  const t = useTranslations('admin-log.actions');
  return (action) => (t.has(action as Named) ? t(action as Named) : action.replaceAll(/[_-]/g, ' '));
}
