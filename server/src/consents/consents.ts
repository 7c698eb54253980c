import { type ConsentKind, consentVersions } from '@vonk/contract/consents';
import type { MemberCall, Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import { newId } from '../platform/ids.ts';
import type { SiteScope } from '../sites/index.ts';
import { networkOf } from './network.ts';

export interface Decision {
  readonly kind: ConsentKind;
  readonly given: boolean;
  /** What it is about, where one kind has several: a profile, an order. */
  readonly subject?: string;
  /** Of the text that was shown, where a site has its own; else the one of the contract. */
  readonly version?: string;
  /** The number of that version, where the text has editions. */
  readonly edition?: number;
}

type Recorded = Required<Omit<Decision, 'edition'>> & {
  readonly id: string;
  readonly edition: number | null;
  readonly network: string | null;
  readonly now: Date;
};

const insertConsent = named<Scope & Recorded>(
  (value) =>
    `insert into consents ${row({
      id: value.id,
      site_id: value.siteId,
      account_id: value.memberId,
      kind: value.kind,
      given: value.given,
      text_version: value.version,
      subject: value.subject,
      address_prefix: value.network,
      decided_at: value.now,
      edition: value.edition,
    })}`,
);
const newestConsent = sql(
  `select given from consents
    where site_id = $1 and account_id = $2 and kind = $3 and subject = $4 order by decided_at desc, id desc limit 1`,
);

const newestTerms = sql(`select text_version as version, coalesce(edition, 0) as edition, decided_at as at
  from consents where site_id = $1 and account_id = $2 and kind = 'terms' and given
  order by decided_at desc, id desc limit 1`);
const editions = sql(`select account_id as id, max(coalesce(edition, 0)) as edition from consents
  where site_id = $1 and account_id = any($2) and kind = 'terms' and given group by account_id`);

/** Records a decision with time, text version and the network it came from; earlier ones stay (T75). */
export async function recordConsent(
  tx: Tx,
  scope: Scope,
  {
    kind,
    given,
    subject = '',
    version = consentVersions[kind],
    edition,
    address,
    now,
  }: Decision & Pick<MemberCall, 'address' | 'now'>,
): Promise<void> {
  const { siteId, memberId } = scope;
  const decided = { kind, given, subject, version, edition: edition ?? null, now };
  await tx.run(...insertConsent({ ...decided, siteId, memberId, id: newId(now), network: networkOf(address) }));
}

/** Whether the member's newest decision is yes. */
export async function hasConsent(
  reader: Reader,
  { siteId, memberId }: Scope,
  { kind, subject = '' }: Omit<Decision, 'given'>,
): Promise<boolean> {
  return (await reader.maybe<{ given: boolean }>(newestConsent, [siteId, memberId, kind, subject]))?.given ?? false;
}

/** Which version of the terms somebody agreed to last, and when. */
export interface AgreedTerms {
  /** As the consent cites it: its day, its language and the hash of its words. */
  readonly version: string;
  /** 0: the built-in one, or one that had no number. */
  readonly edition: number;
  readonly at: Date;
}

export const readAgreedTerms = (reader: Reader, { siteId, memberId }: Scope): Promise<AgreedTerms | undefined> =>
  reader.maybe<AgreedTerms>(newestTerms, [siteId, memberId]);

/** The newest edition of the terms that each of these members agreed to. */
export async function listAgreedEditions(
  reader: Reader,
  { siteId }: SiteScope,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.rows<{ id: string; edition: number }>(editions, [siteId, [...memberIds]]);
  return new Map(rows.map(({ id, edition }) => [id, edition]));
}
