import { day } from '@vonk/contract/durations';
import { type Interest, interests, ofEachList, profileOptions } from '@vonk/contract/profile';
import * as fc from 'fast-check';
import { sql } from '../../src/platform/database/db.ts';
import type { Kit } from '../kit.ts';
import { checkedPerformer } from '../profiles.ts';
import { testsBegin } from '../global-setup.ts';

/** Dutch cities from Utrecht to over 100 km away. */
export const cities = [
  'Utrecht',
  'Nieuwegein',
  'Zeist',
  'Amersfoort',
  'Hilversum',
  'Arnhem',
  'Rotterdam',
  'Eindhoven',
  'Groningen',
  'Maastricht',
] as const;

/** The interests that members of these tests have; some nobody else's. */
export const liked: readonly Interest[] = interests.slice(0, 12);

const often = <T>(weight: number, ...values: readonly T[]) => ({ weight, arbitrary: fc.constantFrom(...values) });
const before = (milliseconds: number): string => new Date(testsBegin.getTime() - milliseconds).toISOString();
const dayBefore = (days: number): string => before(days * day).slice(0, 10);

/** Two of three answer a list. */
const answer = (slugs: readonly string[]) => fc.option(fc.constantFrom(...slugs), { freq: 2 });

/**
 * A member of any kind: of three countries and one that the site left, of another site, hidden, gone, not confirmed.
 */
const member = (cellOf: (city: string) => number | null) =>
  fc.record({
    site_id: fc.oneof(often(60, 1), often(1, 2)),
    kind: fc.constant('member'),
    status: fc.oneof(often(60, 'active'), often(2, 'disabled', 'leaving', 'erased')),
    is_confirmed: fc.oneof(often(40, true), often(1, false)),
    is_invisible: fc.oneof(often(40, false), often(1, true)),
    gender: fc.oneof(often(30, 'female'), often(1, 'male', 'non_binary')),
    looks_for: fc.oneof(often(20, null, 1, 3, 7), often(1, 2, 4, 6)),
    country: fc.oneof(often(60, 'NL'), often(4, 'BE', 'DE'), often(1, 'FR', null)),
    region: fc.oneof(often(3, '09', '07'), often(1, '04', null)),
    cell: fc.option(fc.constantFrom(...cities).map(cellOf), { freq: 6 }),
    // Many share a rank: the id decides then.
    rank: fc.integer({ min: 10_000, max: 10_400 }),
    photo_count: fc.constantFrom(0, 0, 1, 2),
    birth_date: fc
      .tuple(
        fc.integer({ min: 1950, max: 2008 }),
        fc.constantFrom('01-01', '02-28', '11-20', '11-21', '11-22', '12-31'),
      )
      .map(([year, at]) => `${year}-${at}`),
    last_active_on: fc.option(fc.nat(40).map(dayBefore), { freq: 5 }),
    created_at: fc.oneof(
      fc.integer({ min: 0, max: 90 * day }).map(before),
      fc.constantFrom(30 * day, 30 * day + 1, 30 * day - 1).map(before),
    ),
    interests: fc.subarray([...liked], { maxLength: 4 }),
    ...ofEachList((name) => answer(profileOptions[name])),
  });

/** A profile that is nobody's: nowhere, never here. */
const other = fc.record({
  site_id: fc.oneof(often(20, 1), often(1, 2)),
  kind: fc.constantFrom('fictional', 'fictional_ai', 'livecam', 'partner'),
  status: fc.oneof(often(20, 'active'), often(1, 'disabled')),
  is_confirmed: fc.oneof(often(20, true), often(1, false)),
  is_invisible: fc.oneof(often(20, false), often(1, true)),
  gender: fc.oneof(often(4, 'female'), often(1, 'male', 'non_binary')),
  looks_for: fc.constantFrom(null, 1, 2, 7),
  country: fc.oneof(often(4, 'NL'), often(1, 'BE', 'DE')),
  rank: fc.integer({ min: 10_000, max: 10_400 }),
  photo_count: fc.nat(1),
  birth_date: fc.integer({ min: 1960, max: 2005 }).map((year) => `${year}-06-15`),
  created_at: fc.constant(before(50 * day)),
  interests: fc.subarray([...liked], { maxLength: 4 }),
  ...ofEachList((name) => answer(profileOptions[name])),
});

/** Writes rows of profiles; what is nobody's has a company and a checked performer where its kind asks for one. */
const insertAll = (columns: readonly string[]) =>
  sql(`insert into profiles (${columns.join(', ')}, id, public_id, name, company, performer_record)
  select ${columns.map((column) => `p.${column}`).join(', ')}, md5('varied' || made)::uuid,
    lpad(made::text, 14, 'v'), 'Bont ' || made,
    case when p.kind in ('livecam', 'partner')
      then '{"name": "Camhuis", "price": "€ 1", "url": "https://cam.example/"}'::jsonb end,
    case when p.kind = 'livecam' then $2::jsonb end
  from jsonb_array_elements($1::jsonb) with ordinality as row (value, at)
    cross join lateral jsonb_populate_record(null::profiles, row.value) p
    cross join lateral (select $3::integer + row.at as made) number`);

/**
 * Adds so many members and profiles of other kinds, the same ones for the same seed; answers those of the first site.
 */
export async function addVaried(
  { db }: Kit,
  {
    cellOf,
    numMembers,
    numOthers,
    seed,
  }: {
    cellOf: (city: string) => number | null;
    numMembers: number;
    numOthers: number;
    seed: number;
  },
): Promise<{ members: string[]; others: string[] }> {
  const people = fc.sample(member(cellOf), { numRuns: numMembers, seed });
  const nobodies = fc.sample(other, { numRuns: numOthers, seed });
  await db.transact(async (tx) => {
    for (const [rows, from] of [
      [people, 0],
      [nobodies, numMembers],
    ] as const)
      await tx.run(insertAll(Object.keys(rows[0] ?? {})), [JSON.stringify(rows), checkedPerformer, from]);
  });
  await db.pool.query('analyze profiles');
  const added = await db.rows<{ id: string; kind: string }>(
    sql("select id, kind from profiles where name like 'Bont %' and site_id = 1 order by id"),
  );
  const [members, others] = [true, false].map((isMember) =>
    added.filter(({ kind }) => (kind === 'member') === isMember).map(({ id }) => id),
  ) as [string[], string[]];
  return { members, others };
}
