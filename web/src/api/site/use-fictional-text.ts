import type { ProfileKind } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';

/** The label of an invented profile, in its two halves; where a computer writes along it says so (T2, T12). */
export function useFictionalText(): (kind: ProfileKind) => { title: string; explanation: string } {
  const t = useTranslations('shell');
  return (kind) => ({
    title: t(kind === 'fictional_ai' ? 'fictionalAiTitle' : 'fictionalTitle'),
    explanation: t('fictionalText'),
  });
}

/**
 * Who writes for an invented profile, as its notices name them: a computer along with staff, or staff alone (T4, T12).
 */
export const writersOf = (kind: ProfileKind): 'ai' | 'staff' => (kind === 'fictional_ai' ? 'ai' : 'staff');
