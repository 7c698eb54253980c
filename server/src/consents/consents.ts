import { type ConsentKind, consentVersions } from '@vonk/contract/consents';
import type { MemberCall, Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { networkOf } from './network.ts';

export interface Decision {
  readonly kind: ConsentKind;
  readonly given: boolean;
  /** What it is about, where one kind has several: a profile, an order. */
  readonly subject?: string;
  /** Of the text that was shown, where a site has its own; else the one of the contract. */
  readonly version?: string;
}

const insertConsent = sql(
  `insert into consents (id, site_id, account_id, kind, given, text_version, subject, address_prefix, decided_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
const newestConsent = sql(
  `select given from consents
    where site_id = $1 and account_id = $2 and kind = $3 and subject = $4 order by decided_at desc, id desc limit 1`,
);

/** Records a decision with time, text version and the network it came from; earlier ones stay (T75). */
export async function recordConsent(
  tx: Tx,
  scope: Scope,
  {
    kind,
    given,
    subject = '',
    version = consentVersions[kind],
    address,
    now,
  }: Decision & Pick<MemberCall, 'address' | 'now'>,
): Promise<void> {
  const { siteId, memberId } = scope;
  await tx.run(insertConsent, [newId(now), siteId, memberId, kind, given, version, subject, networkOf(address), now]);
}

/** Whether the member's newest decision is yes. */
export async function hasConsent(
  reader: Reader,
  { siteId, memberId }: Scope,
  { kind, subject = '' }: Omit<Decision, 'given'>,
): Promise<boolean> {
  return (await reader.maybe<{ given: boolean }>(newestConsent, [siteId, memberId, kind, subject]))?.given ?? false;
}
