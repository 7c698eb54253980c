import type { ReportReason } from '@vonk/contract/complaints';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/db.ts';

/** A report as it is kept. */
export interface Report {
  readonly id: string;
  readonly number: string;
  readonly profileId: string;
  /** Public id of the conversation the two have, if any. */
  readonly conversation: string | null;
  /** The message it is about. */
  readonly seq: number | undefined;
  readonly reason: ReportReason;
  readonly text: string;
  readonly receivedAt: Date;
  readonly decideBy: Date;
}

/** What a profile showed when it was reported. */
interface ShownProfile {
  readonly name: string;
  readonly kind: string;
  readonly quote: string;
  readonly main_photo_key: string | null;
}

const reported = sql(`select p.id, p.name, p.kind, p.quote, p.main_photo_key, t.conversation from profile_cards p
  left join conversation_pairs t on t.site_id = p.site_id and t.member_id = $2 and t.other_id = p.id
  where p.site_id = $1 and p.public_id = $3 and p.id <> $2`);

/** The profile of a public id, what it shows and the conversation the member has with it. */
export async function findReported(
  reader: Reader,
  { siteId, memberId }: Scope,
  publicId: string,
): Promise<{ id: string; conversation: string | null; shown: ShownProfile } | undefined> {
  const row = await reader.maybe<ShownProfile & { id: string; conversation: string | null }>(reported, [
    siteId,
    memberId,
    publicId,
  ]);
  if (!row) return undefined;
  const { id, conversation, name, kind, quote, main_photo_key } = row;
  return { id, conversation, shown: { name, kind, quote, main_photo_key } };
}

const evidence = sql('select chat_evidence_v1($1::smallint, $2, $3, $4::integer) as messages');

/** What the two said last, up to a little after the message it is about. */
export const readEvidence = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  { profileId, seq }: { profileId: string; seq: number | undefined },
): Promise<unknown> =>
  (await reader.one<{ messages: unknown }>(evidence, [siteId, memberId, profileId, seq ?? null])).messages;

const address = sql('select email from account_cards where site_id = $1 and id = $2');

/** Where the number of the report goes. */
export const readAddress = async (reader: Reader, { siteId, memberId }: Scope): Promise<string> =>
  (await reader.one<{ email: string }>(address, [siteId, memberId])).email;

const insert =
  sql(`insert into reports (site_id, id, number, reporter_id, profile_id, conversation, seq, reason, body, evidence, received_at, decide_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`);

/** Writes a report down with its evidence. */
export const addReport = (tx: Tx, { siteId, memberId }: Scope, report: Report & { evidence: unknown }): Promise<number> =>
  tx.run(insert, [
    siteId, report.id, report.number, memberId, report.profileId, report.conversation, report.seq ?? null, report.reason, report.text,
    JSON.stringify(report.evidence), report.receivedAt, report.decideBy,
  ]); // prettier-ignore
