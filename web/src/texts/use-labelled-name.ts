import type { ProfileKind } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';

const labels = {
  fictional: 'fictionalTitle',
  fictional_ai: 'fictionalAiTitle',
  livecam: 'livecam',
  partner: 'partner',
} as const satisfies Readonly<Record<Exclude<ProfileKind, 'member'>, string>>;

/** A name in a line of its own, as of what pops up: who is no member says what they are behind it (T2). */
export function useLabelledName(): (card: { readonly name: string; readonly kind: ProfileKind }) => string {
  const t = useTranslations('shell');
  return ({ name, kind }) => (kind === 'member' ? name : `${name} (${t(labels[kind])})`);
}
