import type { Country } from '@vonk/contract/locales';
import { type ProfileOption, profileOptionNames, profileOptions } from '@vonk/contract/profile';
import type { Pool } from 'pg';
import { findCities } from '../../server/src/places/index.ts';

/** How the members of the default site are spread: the share of each country, and of each city by its inhabitants. */
const shares: Partial<Record<Country, number>> = { NL: 0.5, DE: 0.35, BE: 0.15 };
const slots = 10_000;
/** Made at once; more would be written to disk twice. */
const atOnce = 250_000;

/**
 * Fills `profiles` of site 1 with so many invented members, in a few statements: places by population, 62 % men, 90 %
 * active, most of them not here for long. The search indexes are made anew afterwards, which is faster than keeping
 * them.
 */
export async function generateMembers(pool: Pool, count: number, today: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `create temporary table slots (slot integer primary key, country text, region text, city_id integer, city text,
          cell integer)`,
    );
    for (const [country, share] of Object.entries(shares) as [Country, number][])
      await fillSlots(client, country, Math.round(share * slots));
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
        where tablename = 'profiles' and indexname like 'search%'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query('select setseed(0.42)');
    for (let made = 0; made < count; made += atOnce)
      await client.query(insertMembers, [made + 1, Math.min(made + atOnce, count), today, slots]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query(insertBlocks, [Math.round(count / 50)]);
    await client.query('drop table slots');
    await client.query('vacuum analyze profiles');
    await client.query('vacuum analyze blocks');
  } finally {
    client.release();
  }
}

async function fillSlots(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  country: Country,
  wanted: number,
) {
  const cities = (await findCities({ country, limit: 20_000 })).filter(
    ({ region, population }) => region !== null && population > 0,
  );
  const inhabitants = cities.reduce((sum, { population }) => sum + population, 0);
  const chosen: typeof cities = [];
  let passed = 0;
  for (const city of cities) {
    passed += city.population;
    while (chosen.length < Math.round((passed / inhabitants) * wanted)) chosen.push(city);
  }
  await client.query(
    `insert into slots select (select count(*) from slots) + row_number() over () - 1, $1, c.*
      from unnest($2::text[], $3::int[], $4::text[], $5::int[]) c`,
    [
      country,
      chosen.map(({ region }) => region),
      chosen.map(({ id }) => id),
      chosen.map(({ name }) => name),
      chosen.map(({ cell }) => cell),
    ],
  );
}

const times = (count: number, slug: string): string[] => Array.from({ length: count }, () => slug);
/** What is not as usual as the rest of its list. Nobody is bald: a search for them passes over everybody. */
const usual: Partial<Record<ProfileOption, readonly string[]>> = {
  hair_color: [...times(6, 'brown'), ...times(4, 'blond'), ...times(3, 'black'), 'red'],
  eye_color: [...times(6, 'brown'), ...times(5, 'blue'), ...times(3, 'green')],
  body_type: [...times(4, 'average'), ...times(2, 'slim'), 'athletic'],
};
/** Seven of ten answer a list. */
const answers = profileOptionNames.map((name) => {
  const slugs = usual[name] ?? profileOptions[name];
  return `(array[${slugs.map((slug) => `'${slug}'`).join(', ')}])[1 + floor(random() * ${slugs.length} / 0.7)::int]`;
});

const insertMembers = `
  with drawn as materialized (
    select i, case when random() < 0.62 then 'male' else 'female' end as gender, random() as taste,
      floor(random() * $4::int)::int as slot, (18 + floor(57 * power(random(), 1.6)))::int as age,
      floor(365 * random())::int as day, random() < 0.9 as is_active,
      least(700, floor(-40 * ln(1 - random())))::int as away, floor(random() * 35)::int as likes,
      (100 * random())::smallint as completeness, random() < 0.7 as has_photo
    from generate_series($1::int, $2::int) i)
  insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, looks_for,
    country, region, city_id, city, cell, quote, about, interests, ${profileOptionNames.join(', ')}, completeness,
    main_photo_key, photo_count, last_active_on, ranked_on, rank, created_at)
  select 1, gen_random_uuid(), substr(md5('bench' || i), 1, 14), 'member',
    case when is_active then 'active' else 'disabled' end, true, 'Lid ' || i,
    $3::date - age * 365 - age / 4 - day, gender,
    case when taste < 0.1 then null when taste < 0.85 then case gender when 'male' then 2 else 1 end
      when taste < 0.93 then 3 else case gender when 'male' then 1 else 2 end end,
    s.country, s.region, s.city_id, s.city, s.cell, 'Een zin van iemand die niet bestaat, nummer ' || i || '.',
    repeat('Over mij valt weinig te zeggen. ', 8),
    (array['adventure','art','books','camping','cats','coffee','cooking','cycling','dancing','dogs','film',
      'football','gaming','gardening','hiking','history','music','museums','nature','photography','running',
      'sailing','series','singing','swimming','theatre','travelling','wine','yoga','beer','baking',
      'cars','comedy','design','diy','fitness','food','horses'])[likes + 1:likes + 4],
    ${answers.join(', ')}, completeness, case when has_photo then '1/' || md5(i::text) end, has_photo::int,
    $3::date - away, $3::date - away, rank_v1($3::date - away, completeness, has_photo), $3::date - away - 30
  from drawn join slots s using (slot)`;

const insertBlocks = `
  with drawn as (select id, row_number() over (order by random()) as n from profiles tablesample bernoulli (10)
    where site_id = 1)
  insert into blocks (site_id, blocker_id, blocked_id, created_at)
  select 1, one.id, other.id, now() from drawn one
  join drawn other on other.n = one.n + 1
  where one.n <= $1
  on conflict do nothing`;
