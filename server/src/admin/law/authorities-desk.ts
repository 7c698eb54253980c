import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { calendarDay } from '@vonk/contract/calendar';
import { isEmail } from '@vonk/contract/signup';
import { noteAction } from '../../audit/index.ts';
import {
  addRequest,
  answerRequest,
  findRequestNumber,
  listRequests,
  type RequestPlace,
} from '../../authorities/index.ts';
import { queueMail } from '../../mails/index.ts';
import { shortNumber } from '../../platform/ids.ts';
import { refuse as refuseAlways, type Refuses } from '../../platform/refusal.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';

type Services = Pick<StaffServices, 'db'>;

const pageLength = 50;

/** Where a page ended, as it goes to the browser and comes back. */
const wordOf = ({ isAnswered, rank, id }: RequestPlace): string => `${isAnswered ? 'answered' : 'open'}_${rank}_${id}`;

function placeIn(after: string | undefined): RequestPlace | undefined {
  if (after === undefined) return undefined;
  const [, part, rank, id] =
    /^(open|answered)_(-?\d{1,12}(?:\.\d{1,6})?)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(after) ?? [];
  if (rank === undefined || id === undefined) return refuseAlways('invalid_input', { field: 'after' });
  return { isAnswered: part === 'answered', rank, id };
}

/** What authorities ask of a site, a page of it; the look stands in the log, with what was looked for. */
export const listRequestsAtDesk = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { term = '', after }: AdminCallInput<'GET /api/admin/authority-requests'>,
): Promise<AdminCallOutput<'GET /api/admin/authority-requests'>> =>
  db.transact(async (tx) => {
    const { siteId, timeZone } = at;
    const found = await listRequests(tx, at, { after: placeIn(after), limit: pageLength + 1, term });
    const requests = found.slice(0, pageLength);
    const last = found.length > pageLength ? requests.at(-1) : undefined;
    const actor = staff.publicId;
    await noteAction(tx, { siteId, actor, action: 'authority_requests_listed', subject: '', reason: term, now });
    const ids = requests.flatMap(({ notedBy, answeredBy }) => [notedBy, answeredBy ?? notedBy]);
    const names = await namesOf(tx, ids);
    const nameOf = (id: string) => names.get(id) ?? id;
    const today = calendarDay(now, timeZone);
    return {
      today,
      next: last ? wordOf({ ...last, isAnswered: last.answeredAt !== null }) : null,
      requests: requests.map(
        ({ receivedOn, dueOn, notedBy, answeredBy, outcome, answer, answeredAt, replyTo, rank: _rank, ...asked }) => ({
          ...asked,
          received_on: receivedOn,
          due_on: dueOn,
          reply_to: replyTo,
          noted_by: nameOf(notedBy),
          is_overdue: answeredAt === null && dueOn < today,
          answered:
            outcome && answer !== null && answeredBy !== null && answeredAt
              ? { outcome, answer, by: nameOf(answeredBy), at: answeredAt.toISOString() }
              : null,
        }),
      ),
    };
  });

type Note = 'POST /api/admin/authority-request';

/**
 * Notes what an authority asks, with the day by which it is to be answered, and mails it that it came in where it gave
 * an address (DSA, articles 9 and 10).
 */
export async function noteRequestAtDesk(
  { db }: Services,
  { at, staff, locale, now, refuse }: StaffSiteCall & Refuses<AdminCallErrorCode<Note>>,
  {
    id,
    kind,
    authority,
    country,
    reference,
    concerns,
    about,
    body,
    received_on: receivedOn,
    due_on: dueOn,
    reply_to: replyTo = '',
    reply_locale: replyLocale = locale,
  }: AdminCallInput<Note>,
): Promise<AdminCallOutput<Note>> {
  const { siteId, timeZone } = at;
  if (receivedOn > calendarDay(now, timeZone)) refuse('day_ahead', { field: 'received_on' });
  if (dueOn < receivedOn) refuse('due_before_received', { field: 'due_on' });
  if (replyTo !== '' && !isEmail(replyTo)) refuse('email_invalid', { field: 'reply_to' });
  const actor = staff.publicId;
  const number = shortNumber();
  await db.transact(async (tx) => {
    const asked = { id, kind, authority, country, reference, concerns, about, body, receivedOn, dueOn, replyTo };
    if (!(await addRequest(tx, at, { ...asked, number, notedBy: actor, now }))) return;
    const reason = authority;
    await noteAction(tx, { siteId, actor, action: 'authority_request_noted', subject: number, reason, now });
    if (replyTo === '') return;
    const data = { number, authority, reference, received_on: receivedOn };
    const order = { template: 'authority_receipt', cause: `authority:${number}`, data, now } as const;
    await queueMail(tx, { siteId, email: replyTo, locale: replyLocale }, order);
  });
  return {};
}

type Answer = 'POST /api/admin/authority-answer';

/** Writes down what an authority was answered, once; the log has the outcome. */
export async function answerRequestAtDesk(
  { db }: Services,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<AdminCallErrorCode<Answer>>,
  { id, outcome, answer }: AdminCallInput<Answer>,
): Promise<AdminCallOutput<Answer>> {
  const { siteId } = at;
  const actor = staff.publicId;
  await db.transact(async (tx) => {
    const subject = (await findRequestNumber(tx, at, id)) ?? refuseAlways('not_found');
    if (!(await answerRequest(tx, at, { id, outcome, answer, actor, now }))) refuse('decided_already');
    await noteAction(tx, { siteId, actor, action: 'authority_request_answered', subject, reason: outcome, now });
  });
  return {};
}
