import { csvOf } from '@vonk/contract/csv';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { type Arrival, type ArrivalKind, type Compared, shownArrivals } from '@vonk/contract/admin/house/arrivals';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import type { Site } from '../sites/index.ts';
import { homeOf, type StaffCall } from '../staff/index.ts';
import { type Counted, type Measure, readCounted, readFirstCounted } from './counted.ts';
import { type Periods, periodsAt } from './charts/periods.ts';
import type { NumbersServices } from './show-numbers.ts';

type Figure = Exclude<keyof Arrival, 'part'>;
type Asked = AdminCallInput<'GET /api/admin/arrivals'>;

/** Out of which numbers each figure is. */
const measures: Readonly<Record<ArrivalKind, Readonly<Partial<Record<Figure, Measure>>>>> = {
  landing: {
    left: 'left_at_once',
    sign_ups: 'sign_ups_by_landing',
    confirmations: 'confirmations_by_landing',
    first_purchases: 'first_purchases_by_landing',
  },
  network: {
    sign_ups: 'sign_ups',
    confirmations: 'confirmations',
    first_purchases: 'first_purchases_by_network',
  },
};

const sum = (amounts: readonly Counted[]) => amounts.reduce((total, { amount }) => total + amount, 0);

/** All ways in, the one with the most sign-ups first; a period that still runs is compared with nothing. */
function arrivalsOf(by: ArrivalKind, counted: readonly Counted[], { shown, before }: Periods): Arrival[] {
  const over: ReadonlySet<string> = new Set(shown.slice(0, -1));
  const earlier: ReadonlySet<string> = new Set(before);
  const arrivals = [...Map.groupBy(counted, ({ part }) => part)].map(([part, ofPart]): Arrival => {
    const figure = (name: Figure): Compared => {
      const own = ofPart.filter(({ measure }) => measure === measures[by][name]);
      return {
        total: sum(own.filter(({ day }) => over.has(day))),
        before: sum(own.filter(({ day }) => earlier.has(day))),
      };
    };
    return {
      part,
      left: measures[by].left === undefined ? null : figure('left'),
      sign_ups: figure('sign_ups'),
      confirmations: figure('confirmations'),
      first_purchases: figure('first_purchases'),
    };
  });
  return arrivals
    .filter(({ part: _part, ...figures }) => Object.values(figures).some((one) => one && one.total + one.before > 0))
    .toSorted(
      (a, b) =>
        b.sign_ups.total - a.sign_ups.total ||
        (b.left?.total ?? 0) - (a.left?.total ?? 0) ||
        a.part.localeCompare(b.part),
    );
}

const sitesFor = ({ sites }: NumbersServices, { staff }: StaffCall, site: number | undefined): Site[] =>
  sites.all().filter(({ siteId }) => (site ?? siteId) === siteId && hasRole(staff.grants, mayUse.arrivals, siteId));

async function read(services: NumbersServices, call: StaffCall<'role_missing'>, { site, step, by }: Asked) {
  const scopes = sitesFor(services, call, site);
  if (scopes.length === 0) call.refuse('role_missing');
  const periods = periodsAt(step, { now: call.now, timeZone: homeOf(services).timeZone });
  const reader = services.db.lagging();
  const counted = await readCounted(reader, scopes, {
    from: periods.from,
    to: periods.to,
    step,
    measures: Object.values(measures[by]),
  });
  return { reader, scopes, periods, arrivals: arrivalsOf(by, counted, periods) };
}

/** By what ways newcomers came and how far they went, beside as long a time before (STAFF-5). */
export async function showArrivals(
  services: NumbersServices,
  call: StaffCall<'role_missing'>,
  asked: Asked,
): Promise<AdminCallOutput<'GET /api/admin/arrivals'>> {
  const { reader, scopes, periods, arrivals } = await read(services, call, asked);
  const since = await readFirstCounted(reader, scopes, 'sign_ups_by_landing');
  return {
    arrivals: arrivals.slice(0, shownArrivals),
    more: Math.max(0, arrivals.length - shownArrivals),
    since: since !== null && since > periods.from ? since : null,
  };
}

const figures = ['left', 'sign_ups', 'confirmations', 'first_purchases'] as const satisfies readonly Figure[];

/** The same as CSV, with every way in by itself. */
export async function exportArrivals(
  services: NumbersServices,
  call: StaffCall<'role_missing'>,
  asked: Asked,
): Promise<AdminCallOutput<'GET /api/admin/arrivals-csv'>> {
  const { arrivals } = await read(services, call, asked);
  const kept = figures.filter((name) => measures[asked.by][name] !== undefined);
  const rows = arrivals.map((arrival) => [
    arrival.part,
    ...kept.flatMap((name) => [String(arrival[name]?.total ?? 0), String(arrival[name]?.before ?? 0)]),
  ]);
  return { csv: csvOf(rows, [asked.by, ...kept.flatMap((name) => [name, `${name}_before`])]) };
}
