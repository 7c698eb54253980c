import { marketingTypes } from '@vonk/contract/notifications';
import type { MemberCall, Scope } from '../accounts/index.ts';
import { recordConsent } from '../consents/index.ts';
import { type Choices, saveChoices } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';

interface Change extends Pick<MemberCall, 'address' | 'now'> {
  readonly before: Choices;
  readonly after: Choices;
}

/**
 * Saves what a member wants to be told, and records each yes and no to what is no service but advertising, for each way
 * by itself (T75, T93). Hold the account before.
 */
export async function keepChoices(tx: Tx, scope: Scope, { before, after, address, now }: Change): Promise<void> {
  await saveChoices(tx, scope, { ...after, now });
  for (const way of ['mail', 'push'] as const)
    for (const type of marketingTypes) {
      const given = after[way].includes(type);
      if (given === before[way].includes(type)) continue;
      await recordConsent(tx, scope, { kind: 'marketing', subject: `${way}:${type}`, given, address, now });
    }
}
