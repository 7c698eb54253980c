import { csvOf } from '@vonk/contract/csv';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import {
  deploymentCharts,
  type NumberChart,
  numberChartNames,
  numberCharts,
  type NumbersOfChart,
  type NumberStep,
} from '@vonk/contract/admin/house/numbers';
import { calendarDay, type Day } from '@vonk/contract/calendar';
import { hasRole } from '@vonk/contract/admin/roles';
import type { Db, Reader } from '../platform/database/db.ts';
import type { Site } from '../sites/index.ts';
import { homeOf, type StaffCall, type StaffServices } from '../staff/index.ts';
import { type Amount, chartsOf } from './charts/charts.ts';
import { type Clocks, readClocks, readCounted } from './counted.ts';
import { type Periods, periodsAt } from './charts/periods.ts';
import { knownReturns, retentionOf } from './charts/retention.ts';

export interface NumbersServices extends StaffServices {
  readonly db: Db;
}

interface Asked {
  readonly charts: readonly NumberChart[];
  readonly site: number | undefined;
  readonly periods: Periods;
  readonly step: NumberStep;
}

/** The sites whose chart somebody may see, of the one that is asked for or of all; one is not compared with itself. */
function sitesFor(
  { sites }: NumbersServices,
  { staff }: StaffCall,
  { chart, site }: { readonly chart: NumberChart; readonly site: number | undefined },
): readonly Site[] {
  const roles = numberCharts[chart];
  if (deploymentCharts.includes(chart)) {
    const isOfAll = hasRole(
      staff.grants.filter((grant) => grant.site === null),
      roles,
    );
    return isOfAll && site === undefined ? sites.all() : [];
  }
  const found = sites.all().filter(({ siteId }) => (site ?? siteId) === siteId && hasRole(staff.grants, roles, siteId));
  return chart === 'paid_by_site' && found.length < 2 ? [] : found;
}

/** What each chart comes to by period and part, each of the sites that it may be seen of. */
async function readAmounts(
  services: NumbersServices,
  call: StaffCall,
  { reader, ...asked }: Asked & { readonly reader: Reader },
): Promise<Amount[]> {
  const { periods, step } = asked;
  // Charts that are for the same sites are read together.
  const groups = Map.groupBy(asked.charts, (chart) =>
    sitesFor(services, call, { chart, site: asked.site })
      .map(({ siteId }) => siteId)
      .join(),
  );
  const read = await Promise.all(
    [...groups.values()].map(async (charts): Promise<Amount[]> => {
      const [first] = charts;
      const scopes = first === undefined ? [] : sitesFor(services, call, { chart: first, site: asked.site });
      const stretch = { from: periods.from, to: periods.to, step };
      const counted = await readCounted(reader, scopes, { ...stretch, measures: charts });
      return counted.map(({ measure, part, ...amount }) => ({
        ...amount,
        chart: measure,
        // Two sites may have one name, and no two one domain.
        part: measure === 'paid_by_site' ? (services.sites.byId(Number(part))?.domain ?? part) : part,
      }));
    }),
  );
  return read.flat();
}

const periodsOf = (services: NumbersServices, { now }: StaffCall, step: NumberStep): Periods =>
  periodsAt(step, { now, timeZone: homeOf(services).timeZone });

/** The day on which it began to be noted who comes back. */
const sinceDay = (services: NumbersServices, { since }: Clocks): Day | null =>
  since && calendarDay(since, homeOf(services).timeZone);

/** The charts that one's roles are for, out of what was counted (STAFF-5). */
export async function showNumbers(
  services: NumbersServices,
  call: StaffCall<'role_missing'>,
  { site, step }: AdminCallInput<'GET /api/admin/numbers'>,
): Promise<AdminCallOutput<'GET /api/admin/numbers'>> {
  const periods = periodsOf(services, call, step);
  const charts = numberChartNames.filter((chart) => sitesFor(services, call, { chart, site }).length > 0);
  if (charts.length === 0) call.refuse('role_missing');
  const scopes = new Map(
    charts.flatMap((chart) => sitesFor(services, call, { chart, site })).map((one) => [one.siteId, one]),
  );
  const reader = services.db.lagging();
  // Before the amounts: a replica goes on meanwhile, and nothing that is said to be counted may lack in them.
  const clocks = await readClocks(reader, [...scopes.values()]);
  const amounts = await readAmounts(services, call, { reader, charts, site, periods, step });
  const since = sinceDay(services, clocks);
  const byChart = Map.groupBy(amounts, ({ chart }) => chart);
  return {
    counted_until: clocks.until?.toISOString() ?? null,
    periods: [...periods.shown],
    charts: charts.flatMap((name): NumbersOfChart[] => {
      const own = byChart.get(name) ?? [];
      return name === 'retention' ? [{ name, ...retentionOf(own, periods, since) }] : chartsOf(name, own, periods);
    }),
  };
}

const head = ['from', 'part', 'currency', 'amount'];

/** One chart as CSV, with every part by itself; amounts of money in units of their currency (STAFF-5). */
export async function exportNumbers(
  services: NumbersServices,
  call: StaffCall<'role_missing'>,
  { site, step, chart }: AdminCallInput<'GET /api/admin/numbers-csv'>,
): Promise<AdminCallOutput<'GET /api/admin/numbers-csv'>> {
  const scopes = sitesFor(services, call, { chart, site });
  if (scopes.length === 0) call.refuse('role_missing');
  const periods = periodsOf(services, call, step);
  const reader = services.db.lagging();
  const found = await readAmounts(services, call, { reader, charts: [chart], site, periods, step });
  const amounts =
    chart === 'retention' ? knownReturns(found, periods, sinceDay(services, await readClocks(reader, scopes))) : found;
  const rows = amounts
    .filter(({ day }) => periods.shown.includes(day))
    .toSorted((a, b) => a.day.localeCompare(b.day) || b.amount - a.amount || a.part.localeCompare(b.part))
    .map(({ day, part, currency, amount }) => [
      day,
      part,
      currency,
      currency === '' ? String(amount) : (amount / 100).toFixed(2),
    ]);
  return { csv: csvOf(rows, head) };
}
