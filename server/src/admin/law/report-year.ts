import type { StaffAction } from '@vonk/contract/admin/actions';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { countedMeasures, objectionKinds, reportYears } from '@vonk/contract/admin/house/transparency';
import { calendarDay, dayEnd, noonOf } from '@vonk/contract/calendar';
import { countEntries, type EntryCount } from '../../audit/index.ts';
import { countRequests } from '../../authorities/index.ts';
import { countNotices } from '../../moderation/index.ts';
import { photoObjectionHours } from '../../photos/index.ts';
import { restrictionObjectionHours } from '../../restrictions/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';

type Objection = (typeof objectionKinds)[number];

const judged = {
  restriction: { restored: 'restriction_objection_restored', upheld: 'restriction_objection_upheld' },
  photo: { restored: 'photo_objection_restored', upheld: 'photo_objection_upheld' },
} as const satisfies Readonly<Record<Objection, Readonly<Record<'restored' | 'upheld', StaffAction>>>>;

/**
 * What a site accounts for of one year of its calendar (T66): what came in and what became of it, and of what staff
 * took from members what the log has, which outlives the members.
 */
export async function reportYear(
  { db }: Pick<StaffServices, 'db'>,
  { at, now }: StaffSiteCall,
  { year: asked }: AdminCallInput<'GET /api/admin/transparency'>,
): Promise<AdminCallOutput<'GET /api/admin/transparency'>> {
  const thisYear = Number(calendarDay(now, at.timeZone).slice(0, 4));
  const isOffered = asked !== undefined && asked <= thisYear && asked >= thisYear - reportYears;
  const year = isOffered ? asked : thisYear - 1;
  const yearEnd = (of: number) => dayEnd(noonOf(`${of}-12-31`), at.timeZone);
  const [from, until] = [yearEnd(year - 1), yearEnd(year)];
  const span = { from, until };
  const reader = db.lagging();
  const actions = [...countedMeasures, ...objectionKinds.flatMap((kind) => Object.values(judged[kind]))];
  const entries = await countEntries(reader, at, { actions, ...span });
  const days = { first: `${year}-01-01`, last: `${year}-12-31`, timeZone: at.timeZone };
  const hours: Readonly<Record<Objection, number | null>> = {
    restriction: await restrictionObjectionHours(reader, at, span),
    photo: await photoObjectionHours(reader, at, span),
  };
  return {
    year,
    this_year: thisYear,
    until: until > now ? now.toISOString() : null,
    notices: (await countNotices(reader, at, span)).map(({ notActed, medianHours, ...counted }) => ({
      ...counted,
      not_acted: notActed,
      median_hours: medianHours,
    })),
    measures: countedMeasures.flatMap((kind) =>
      entries.flatMap(({ action, reason, number }) => (action === kind ? [{ kind, reason, number }] : [])),
    ),
    objections: objectionKinds.map((kind) => {
      const acted = sumOf(entries, judged[kind].restored);
      const upheld = sumOf(entries, judged[kind].upheld);
      return { kind, number: acted + upheld, acted, not_acted: upheld, median_hours: hours[kind] };
    }),
    authorities: (await countRequests(reader, at, days)).map(({ notActed, medianHours, ...counted }) => ({
      ...counted,
      not_acted: notActed,
      median_hours: medianHours,
    })),
  };
}

const sumOf = (entries: readonly EntryCount[], wanted: StaffAction): number =>
  entries.reduce((sum, { action, number }) => (action === wanted ? sum + number : sum), 0);
