import { createHash } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import type { MemberCall, Scope } from '../../accounts/index.ts';
import { networkOf } from '../../consents/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/**
 * So many payments by card may fail within so long from one network, which many share, and by one card, whoever holds
 * it; then they wait until the oldest of them is so long ago.
 */
export const tryLimit = { network: 12, card: 5, minutes: 30 } as const;

type Kind = 'network' | 'card';

const hashOf = ({ siteId }: SiteScope, kind: Kind, value: string): Buffer =>
  createHash('sha256').update(`${siteId} ${kind} ${value}`).digest();

const isByCard = (method: PaymentMethod): boolean => methodFacts[method].family === 'card';

const insert = sql(`insert into card_tries (site_id, payment_id, kind, member_id, subject, tried_at, failed_at)
  values ($1, $3, $4, $2, $5, $6, $7) on conflict do nothing`);
const fail = sql(`update card_tries set failed_at = $4
  where site_id = $1 and member_id = $2 and payment_id = $3 and failed_at is null`);
const oldest = sql(`with asked as (
    select $3::bytea as subject, $4::integer as most union
    select t.subject, $5::integer from card_tries t
      where t.site_id = $1 and t.member_id = $2 and t.kind = 'card' and t.tried_at > $6)
  select max(f.failed_at) as at from asked a cross join lateral (
    select t.failed_at from card_tries t where t.site_id = $1 and t.subject = a.subject and t.failed_at > $6
      order by t.failed_at desc offset a.most - 1 limit 1) f`);

/** Refuses an order by card where many failed lately from its network, or by a card that its member tried. */
export async function waitAfterTries(
  reader: Reader,
  call: MemberCall<'card_wait'>,
  method: PaymentMethod,
): Promise<void> {
  if (!isByCard(method)) return;
  const { member, now, address } = call;
  const span = tryLimit.minutes * minute;
  const network = hashOf(member, 'network', networkOf(address));
  const since = new Date(now.getTime() - span);
  const values = [member.siteId, member.memberId, network, tryLimit.network, tryLimit.card, since];
  const { at } = await reader.one<{ at: Date | null }>(oldest, values);
  if (!at) return;
  const seconds = Math.max(1, Math.ceil((at.getTime() + span - now.getTime()) / 1000));
  call.refuse('card_wait', { field: 'method', details: { seconds, minutes: Math.ceil(seconds / 60) } });
}

/** Notes an order by card, and from which network it came. */
export async function noteTry(
  tx: Tx,
  { member: { siteId, memberId }, address, now }: Pick<MemberCall, 'member' | 'address' | 'now'>,
  { id, method }: { id: string; method: PaymentMethod },
): Promise<void> {
  if (!isByCard(method)) return;
  const network = hashOf({ siteId }, 'network', networkOf(address));
  await tx.run(insert, [siteId, memberId, id, 'network', network, now, null]);
}

/** Notes that a payment by card failed, and by which card where its provider names it; never by its number (T103). */
export async function noteFailedTry(
  tx: Tx,
  { siteId, memberId }: Scope,
  { payment: { id, method }, card, now }: Failed,
): Promise<void> {
  if (!isByCard(method)) return;
  await tx.run(fail, [siteId, memberId, id, now]);
  if (card === undefined) return;
  await tx.run(insert, [siteId, memberId, id, 'card', hashOf({ siteId }, 'card', card), now, now]);
}

interface Failed {
  readonly payment: { readonly id: string; readonly method: PaymentMethod };
  /** The provider's own name of the card, the same for whoever holds it. */
  readonly card: string | undefined;
  readonly now: Date;
}
