import { type Db, type Reader, sql } from '../database/db.ts';

/** What a nightly comparison may find wrong, and somebody must look into. */
export const alarmNames = ['credits', 'books'] as const;
type AlarmName = (typeof alarmNames)[number];

const raise = sql(`insert into alarms (what, raised_at) values ($1, $2)
  on conflict (what) do update set raised_at = excluded.raised_at`);
const lower = sql('delete from alarms where what = $1');
const raised = sql('select what from alarms');

/** Notes that a comparison found something wrong: `/metrics` of every process tells it until one finds all right. */
export const raiseAlarm = (db: Db, what: AlarmName, now: Date): Promise<void> =>
  db.transact(async (tx) => void (await tx.run(raise, [what, now])));

/** Notes that a comparison of all found nothing wrong. */
export const lowerAlarm = (db: Db, what: AlarmName): Promise<void> =>
  db.transact(async (tx) => void (await tx.run(lower, [what])));

/** Which of them stand. */
export const listAlarms = async (reader: Reader): Promise<AlarmName[]> =>
  (await reader.rows<{ what: AlarmName }>(raised)).map(({ what }) => what);
