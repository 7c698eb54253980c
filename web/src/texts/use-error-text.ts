import { useTranslations } from 'use-intl';
import type { Messages } from './messages.ts';

type Translate = (code: string, figures?: Readonly<Record<string, number>>) => string;

/**
 * The words of a refusal that the browser finds by itself, as the server would write them. Needs the texts `errors`.
 */
export function useErrorText(): (code: keyof Messages['errors'], figures?: Readonly<Record<string, number>>) => string {
  return useTranslations('errors') as unknown as Translate;
}
