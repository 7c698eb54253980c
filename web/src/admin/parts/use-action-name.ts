import { type StaffAction, staffActions } from '@vonk/contract/admin/actions';
import { useTranslations } from 'use-intl';

const known: ReadonlySet<string> = new Set(staffActions);
const isKnown = (action: string): action is StaffAction => known.has(action);

/** An action in words; one that an earlier version wrote and this one does not know shows as it is stored. */
export function useActionName(): (action: string) => string {
  const t = useTranslations('admin-log.actions');
  return (action) => (isKnown(action) ? t(action) : action.replaceAll(/[._-]/g, ' '));
}
