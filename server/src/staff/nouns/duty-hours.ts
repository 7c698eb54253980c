import type { DutyHours } from '@vonk/contract/admin/account';
import { calendarDay, noonOf } from '@vonk/contract/calendar';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { StaffScope } from './people.ts';

/** The hours of a week, and the clock they are told by. */
export interface DutyWeek {
  readonly timeZone: string;
  readonly hours: readonly DutyHours[];
}

const drop = sql('delete from staff_duty_hours where staff_id = $1');
const add = sql(`insert into staff_duty_hours (staff_id, weekday, from_minute, until_minute, time_zone)
  values ($1, $2, $3, $4, $5)`);
const read = sql(`select weekday, from_minute as "from", until_minute as until, time_zone as "timeZone"
  from staff_duty_hours where staff_id = $1 order by weekday`);

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Puts the hours of somebody's week in the place of those before. */
export async function keepDutyHours(tx: Tx, { staffId }: StaffScope, { timeZone, hours }: DutyWeek): Promise<void> {
  await tx.run(drop, [staffId]);
  for (const { weekday, from, until } of hours)
    await tx.run(add, [staffId, weekday, minuteOf(from), minuteOf(until), timeZone]);
}

interface Row {
  readonly weekday: number;
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
}

/** The hours of somebody's week; undefined when they set none. */
export async function readDutyHours(reader: Reader, { staffId }: StaffScope): Promise<DutyWeek | undefined> {
  const rows = await reader.rows<Row>(read, [staffId]);
  const hours = rows.map(({ weekday, from, until }) => ({ weekday, from: timeOf(from), until: timeOf(until) }));
  return rows[0] && { timeZone: rows[0].timeZone, hours };
}

/** Monday is 1. */
const weekdayOf = (day: string): number => noonOf(day).getUTCDay() || 7;

/**
 * Whether a moment lies in the hours of a week, by their own clock: from the first minute on, and before the last.
 * Hours that end before they begin go on into the next day.
 */
export function isWithinHours({ timeZone, hours }: DutyWeek, now: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', { timeZone, hour: '2-digit', minute: '2-digit' });
  const time = clock.format(now);
  const today = weekdayOf(calendarDay(now, timeZone));
  return hours.some(({ weekday, from, until }) => {
    if (from < until) return weekday === today && from <= time && time < until;
    return (weekday === today && from <= time) || ((weekday % 7) + 1 === today && time < until);
  });
}
