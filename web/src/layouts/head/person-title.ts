import type { ProfileKind } from '@vonk/contract/profile';
import type { AppContext } from '../../api/context.ts';
import { textAt } from './document-head.ts';

const labels: Readonly<Record<Exclude<ProfileKind, 'member'>, string>> = {
  fictional: 'shell.fictionalTitle',
  fictional_ai: 'shell.fictionalAiTitle',
  livecam: 'shell.livecam',
  partner: 'shell.partner',
};

/** What a screen about somebody is called: their name, and who is invented says so there too (T2). */
export function personTitle(
  { texts }: Pick<AppContext, 'texts'>,
  { name, kind }: { readonly name: string; readonly kind: ProfileKind },
): string {
  const label = kind === 'member' ? undefined : textAt(texts, labels[kind]);
  return label === undefined ? name : `${name} · ${label}`;
}
