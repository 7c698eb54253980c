import type { ReportReason } from '@vonk/contract/complaints';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Closing, ReportOutcome } from './deciding/waiting.ts';

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

/** A report with all that was there when it was made. */
export interface ReportFile {
  readonly number: string;
  readonly name: string;
  readonly profile: string;
  readonly reason: ReportReason;
  readonly profileId: string;
  readonly reporterId: string | null;
  readonly text: string;
  readonly evidence: {
    readonly messages: readonly SaidMessage[];
    readonly photo?: ReportedPhoto | null;
  } & Readonly<Record<string, unknown>>;
  readonly receivedAt: Date;
  readonly decideBy: Date;
  readonly outcome: ReportOutcome | null;
}

/** A message as evidence; `photo` is the public id of the one that came with it. */
export interface SaidMessage {
  readonly reported: boolean | null;
  readonly photo: string | null;
}

/** The photo that a report is about. */
export interface ReportedPhoto {
  readonly id: string;
  /** Where the file lies, for as long as its owner leaves it there. */
  readonly file: string;
  /** Of what was uploaded: knows the picture again once the file is gone. */
  readonly sha256: string;
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
): Promise<readonly SaidMessage[]> =>
  (await reader.one<{ messages: readonly SaidMessage[] }>(evidence, [siteId, memberId, profileId, seq ?? null]))
    .messages;

const shownPhoto = sql('select photo_evidence_v1($1::smallint, $2, $3) as photo');
const sentPhoto = sql('select chat_photo_evidence_v1($1::smallint, $2, $3, $4) as photo');

/** One of the photos that a profile shows; null where it shows none of that id. */
export const readShownPhoto = async (
  reader: Reader,
  { siteId }: SiteScope,
  { profileId, photo }: { profileId: string; photo: string },
): Promise<ReportedPhoto | null> =>
  (await reader.one<{ photo: ReportedPhoto | null }>(shownPhoto, [siteId, profileId, photo])).photo;

/** One of the photos that the member was sent by a profile; null where it is gone, or was none. */
export const readSentPhoto = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  { profileId, photo }: { profileId: string; photo: string },
): Promise<ReportedPhoto | null> =>
  (await reader.one<{ photo: ReportedPhoto | null }>(sentPhoto, [siteId, memberId, profileId, photo])).photo;

/** As it is written: `evidence` is JSON. */
type Written = Omit<Report, 'seq'> & { readonly seq: number | null; readonly evidence: string };

const insert = named<Scope & Written>(
  (value) =>
    `insert into reports ${row({
      site_id: value.siteId,
      id: value.id,
      number: value.number,
      reporter_id: value.memberId,
      profile_id: value.profileId,
      conversation: value.conversation,
      seq: value.seq,
      reason: value.reason,
      body: value.text,
      evidence: value.evidence,
      received_at: value.receivedAt,
      decide_by: value.decideBy,
    })}`,
);

export const addReport = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { seq, evidence: shown, ...report }: Report & { evidence: unknown },
): Promise<number> =>
  tx.run(...insert({ ...report, siteId, memberId, seq: seq ?? null, evidence: JSON.stringify(shown) }));

const byNumber = sql(`select r.number, c.name, c.public_id as profile, r.reason, r.profile_id as "profileId",
    r.reporter_id as "reporterId", r.body as text, r.evidence, r.received_at as "receivedAt", r.decide_by as "decideBy",
    r.outcome
  from reports r
  join profile_cards c on c.site_id = r.site_id and c.id = r.profile_id
  where r.site_id = $1 and r.number = $2`);
const close = sql(
  `update reports set outcome = $3, explanation = $4, decided_by = $5, decided_at = $6
    where site_id = $1 and number = $2 and outcome is null`,
);

export const findReport = (reader: Reader, { siteId }: SiteScope, number: string): Promise<ReportFile | undefined> =>
  reader.maybe<ReportFile>(byNumber, [siteId, number]);

/** Closes a report; false when it was closed before. */
export const closeReport = async (
  tx: Tx,
  { siteId }: SiteScope,
  { number, outcome, explanation, actor, now }: Closing,
): Promise<boolean> => (await tx.run(close, [siteId, number, outcome, explanation, actor, now])) === 1;
