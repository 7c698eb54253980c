import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { calendarDay, type Day, noonOf } from '@vonk/contract/calendar';
import { noteAction } from '../../audit/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { Refuses } from '../../platform/refusal.ts';
import { namesOf, type StaffCall, type StaffServices } from '../../staff/index.ts';

interface Drill {
  readonly id: string;
  readonly heldOn: Day;
  readonly findings: string;
  readonly notedBy: string;
}

const pageLength = 20;

// They stand as they were noted: the last one of a page tells where the next begins.
const list = sql(`select id, held_on::text as "heldOn", findings, noted_by as "notedBy" from breach_drills
  where $2::uuid is null
    or (held_on, noted_at, id) < (select d.held_on, d.noted_at, d.id from breach_drills d where d.id = $2)
  order by held_on desc, noted_at desc, id desc limit $1`);
const insert = sql(`insert into breach_drills (id, held_on, findings, noted_by, noted_at) values ($1, $2, $3, $4, $5)
  on conflict (id) do nothing`);

// A drill is of the whole deployment, which has no clock of its own.
const today = (now: Date): Day => calendarDay(now, 'UTC');

/** The same day a year later; of 29 February the first of March. */
function nextYear(of: Day): Day {
  const date = noonOf(of);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return today(date);
}

/** By which day the next drill is to be held, null as long as there was none, and whether that day is over (T91). */
export async function readDrillDue(reader: Reader, now: Date): Promise<{ dueOn: Day | null; isOverdue: boolean }> {
  const [last] = await reader.rows<Drill>(list, [1, null]);
  return dueAfter(last?.heldOn, now);
}

function dueAfter(last: Day | undefined, now: Date): { dueOn: Day | null; isOverdue: boolean } {
  const dueOn = last === undefined ? null : nextYear(last);
  return { dueOn, isOverdue: dueOn === null || dueOn < today(now) };
}

/**
 * The drills that were held, a page of them, and whether the next is overdue: a year after the last, or as long as
 * there was none.
 */
export async function listDrills(
  { db }: Pick<StaffServices, 'db'>,
  { now }: StaffCall,
  { after }: AdminCallInput<'GET /api/admin/drills'>,
): Promise<AdminCallOutput<'GET /api/admin/drills'>> {
  const found = await db.rows<Drill>(list, [pageLength + 1, after ?? null]);
  const drills = found.slice(0, pageLength);
  const names = await namesOf(
    db,
    drills.map(({ notedBy }) => notedBy),
  );
  const { dueOn, isOverdue } = await readDrillDue(db, now);
  return {
    drills: drills.map(({ id, heldOn, findings, notedBy }) => ({
      id,
      held_on: heldOn,
      findings,
      noted_by: names.get(notedBy) ?? notedBy,
    })),
    next: found.length > pageLength ? (drills.at(-1)?.id ?? null) : null,
    due_on: dueOn,
    is_overdue: isOverdue,
    today: today(now),
  };
}

type Note = 'POST /api/admin/drill';

/** Notes that the runbook was gone through, and what was missing; it stands as it was noted. */
export async function noteDrill(
  { db }: Pick<StaffServices, 'db'>,
  { staff, now, refuse }: StaffCall & Refuses<AdminCallErrorCode<Note>>,
  { id, held_on: heldOn, findings }: AdminCallInput<Note>,
): Promise<AdminCallOutput<Note>> {
  if (heldOn > today(now)) refuse('day_ahead', { field: 'held_on' });
  const actor = staff.publicId;
  await db.transact(async (tx) => {
    if ((await tx.run(insert, [id, heldOn, findings, actor, now])) === 0) return;
    await noteAction(tx, { siteId: null, actor, action: 'breach_drill_noted', subject: heldOn, now });
  });
  return {};
}
