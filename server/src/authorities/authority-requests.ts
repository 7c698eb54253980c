import type { AuthorityKind, AuthorityOutcome } from '@vonk/contract/admin/house/authorities';
import type { Day } from '@vonk/contract/calendar';
import type { ReportReason } from '@vonk/contract/complaints';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import type { SiteScope } from '../sites/index.ts';

/** What an authority asks, as it was noted. */
interface Asked {
  readonly kind: AuthorityKind;
  readonly authority: string;
  readonly country: string;
  readonly reference: string;
  readonly concerns: ReportReason;
  readonly about: string;
  readonly body: string;
  readonly receivedOn: Day;
  readonly dueOn: Day;
  /** Where the authority is told that it came in; empty: nowhere. */
  readonly replyTo: string;
}

interface AuthorityRequest extends Asked {
  readonly id: string;
  readonly number: string;
  /** Public ids of staff. */
  readonly notedBy: string;
  readonly answeredBy: string | null;
  readonly outcome: AuthorityOutcome | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  /** Its rank among those that wait, or those that were answered. */
  readonly rank: string;
}

/** Where a page of them ended. */
export type RequestPlace = Pick<AuthorityRequest, 'id' | 'rank'> & { readonly isAnswered: boolean };

type Noted = Asked & { readonly id: string; readonly number: string; readonly notedBy: string; readonly now: Date };

const insert = named<SiteScope & Noted>(
  (value) =>
    `insert into authority_requests ${row({
      site_id: value.siteId,
      id: value.id,
      number: value.number,
      kind: value.kind,
      authority: value.authority,
      country: value.country,
      reference: value.reference,
      concerns: value.concerns,
      about: value.about,
      body: value.body,
      received_on: value.receivedOn,
      due_on: value.dueOn,
      reply_to: value.replyTo,
      noted_by: value.notedBy,
      noted_at: value.now,
    })} on conflict (site_id, id) do nothing`,
);
// Of what waits its day, of what was answered its moment, backwards: the order that both stand in.
const rank = `case when answered_at is null then extract(epoch from due_on) else - extract(epoch from answered_at) end`;
const list = sql(`select id, number, kind, authority, country, reference, concerns, about, body,
    received_on::text as "receivedOn", due_on::text as "dueOn", noted_by as "notedBy", answered_by as "answeredBy",
    outcome, answer, answered_at as "answeredAt", reply_to as "replyTo", r.rank::text
  from authority_requests cross join lateral (select ${rank} as rank) r where site_id = $1
    and ($3 = '' or strpos(lower(concat_ws(' ', number, authority, reference, about, body, answer)), lower($3)) > 0)
    and ($4::boolean is null or (answered_at is not null, r.rank, id) > ($4, $5::numeric, $6::uuid))
  order by answered_at is not null, r.rank, id limit $2`);
const countOpen = sql(`select count(*)::integer as open, (count(*) filter (where due_on < $2))::integer as overdue,
    min(noted_at) as "oldestAt" from authority_requests where site_id = $1 and answered_at is null`);
const numberOf = sql('select number from authority_requests where site_id = $1 and id = $2 for update');
const close = sql(`update authority_requests set outcome = $3, answer = $4, answered_by = $5, answered_at = $6
  where site_id = $1 and id = $2 and answered_at is null`);

/** Notes what was asked; false when this one was noted before. */
export const addRequest = async (tx: Tx, { siteId }: SiteScope, request: Noted): Promise<boolean> =>
  (await tx.run(...insert({ ...request, siteId }))) === 1;

/**
 * What waits for an answer, the first deadline first, and then what was answered, the newest first: all, or those in
 * whose words a term stands, in any case.
 */
export const listRequests = (
  reader: Reader,
  { siteId }: SiteScope,
  { after, limit, term = '' }: { after: RequestPlace | undefined; limit: number; term?: string | undefined },
): Promise<AuthorityRequest[]> => {
  const place = [after?.isAnswered ?? null, after?.rank ?? null, after?.id ?? null];
  return reader.rows<AuthorityRequest>(list, [siteId, limit, term, ...place]);
};

/** How many wait for an answer, since when, and for how many the day is over. */
export const countOpenRequests = (
  reader: Reader,
  { siteId }: SiteScope,
  today: Day,
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> => reader.one(countOpen, [siteId, today]);

/** The number of a request, which is held until the transaction ends. */
export const findRequestNumber = async (tx: Tx, { siteId }: SiteScope, id: string): Promise<string | undefined> =>
  (await tx.maybe<{ number: string }>(numberOf, [siteId, id]))?.number;

/** Writes down what was answered; false when it was before. */
export const answerRequest = async (
  tx: Tx,
  { siteId }: SiteScope,
  {
    id,
    outcome,
    answer,
    actor,
    now,
  }: { id: string; outcome: AuthorityOutcome; answer: string; actor: string; now: Date },
): Promise<boolean> => (await tx.run(close, [siteId, id, outcome, answer, actor, now])) === 1;
