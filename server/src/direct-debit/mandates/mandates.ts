import { dormantMonths, type mandateEnds } from '@vonk/contract/direct-debit';
import type { Locale } from '@vonk/contract/locales';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
import type { Seal } from '../../platform/seal.ts';
import type { SiteScope } from '../../sites/index.ts';

/** A mandate as it was signed (T114). */
export interface NewMandate {
  readonly id: string;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly textVersion: number;
  /** What was signed, in the language it was signed in. */
  readonly text: string;
  readonly locale: Locale;
  /** Account and holder, sealed with the server's key. */
  readonly account: string;
  /** Knows an account again, without telling it. */
  readonly ibanHash: string;
  readonly signedAt: Date;
}

export interface MandateRecord extends NewMandate {
  /** When the last debit by it is or was due. */
  readonly usedAt: Date | null;
  /** When it falls asleep, if nothing is debited before. */
  readonly dormantAt: Date;
}

/** Why a mandate is none any more. */
export type MandateEnd = (typeof mandateEnds)[number];

export interface MandateAccount {
  readonly iban: string;
  readonly holder: string;
}

const purpose = 'mandate account';

const columns = `id, reference, creditor_id as "creditorId", creditor_name as "creditorName",
  text_version as "textVersion", text, locale, account, iban_hash as "ibanHash", signed_at as "signedAt",
  used_at as "usedAt", coalesce(used_at, signed_at) + make_interval(months => ${dormantMonths}) as "dormantAt"`;
const active = `from mandates where site_id = $1 and member_id = $2 and ended_at is null
  and coalesce(used_at, signed_at) + make_interval(months => ${dormantMonths}) > $3`;
const insert = named<Scope & NewMandate>(
  (value) =>
    `insert into mandates ${row({
      site_id: value.siteId,
      member_id: value.memberId,
      id: value.id,
      reference: value.reference,
      creditor_id: value.creditorId,
      creditor_name: value.creditorName,
      text_version: value.textVersion,
      text: value.text,
      locale: value.locale,
      account: value.account,
      iban_hash: value.ibanHash,
      signed_at: value.signedAt,
    })}`,
);
const findActive = sql(`select ${columns} ${active}`);
const end = sql(`update mandates set ended_at = $3, end_reason = $4
  where site_id = $1 and member_id = $2 and ended_at is null
  returning reference, id`);
const endOne = sql(`update mandates set ended_at = $3, end_reason = $4
  where site_id = $1 and member_id = $2 and id = $5 and ended_at is null
  returning reference, id`);
const creditorOf = sql(`select creditor_id as "creditorId" ${active}`);
const dropUnused = sql('delete from mandates where site_id = $1 and member_id = $2 and used_at is null');

/** Writes a mandate; its member must have no other. */
export const addMandate = async (tx: Tx, { siteId, memberId }: Scope, mandate: NewMandate): Promise<void> =>
  void (await tx.run(...insert({ ...mandate, siteId, memberId })));

/** The mandate that debits may go by now: neither ended nor asleep. */
export const findMandate = (
  reader: Reader,
  { siteId, memberId }: Scope,
  now: Date,
): Promise<MandateRecord | undefined> => reader.maybe<MandateRecord>(findActive, [siteId, memberId, now]);

/** Ends the member's mandate, and answers it; undefined when there was none. */
export const endMandate = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { reason, now }: { reason: MandateEnd; now: Date },
): Promise<{ reference: string; id: string } | undefined> => tx.maybe(end, [siteId, memberId, now, reason]);

/** The same, of a mandate that may be another one than the member's now. */
export const endOneMandate = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, reason, now }: { id: string; reason: MandateEnd; now: Date },
): Promise<{ reference: string; id: string } | undefined> => tx.maybe(endOne, [siteId, memberId, now, reason, id]);

/** The creditor identifier in whose name the member's mandate debits; undefined when they have none that may. */
export const readCreditor = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  now: Date,
): Promise<string | undefined> =>
  (await reader.maybe<{ creditorId: string }>(creditorOf, [siteId, memberId, now]))?.creditorId;

/** Forgets mandates by which nothing was ever debited: there is nothing to prove. */
export const dropUnusedMandates = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(dropUnused, [siteId, memberId]));

export const sealAccount = (seal: Seal, { siteId, memberId }: Scope, { iban, holder }: MandateAccount): string =>
  seal.close(purpose, { siteId, memberId, iban, holder });

/** The account of a mandate; undefined when the server's key is another one now. */
export function openAccount(seal: Seal, { siteId, memberId }: Scope, sealed: string): MandateAccount | undefined {
  const value = seal.open(purpose, sealed) as (MandateAccount & Scope) | undefined;
  return value?.siteId === siteId && value.memberId === memberId ? value : undefined;
}

export const hashIban = (seal: Seal, { siteId }: SiteScope, iban: string): string =>
  seal.sign('iban', [String(siteId), iban]);
