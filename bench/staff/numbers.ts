import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { numberChartNames, type NumbersOfChart, numberSteps } from '@vonk/contract/admin/house/numbers';
import { countedNames } from '@vonk/contract/admin/roles';
import { landerWords } from '@vonk/contract/landers';
import type { Client } from 'pg';
import { withDatabase } from '../../e2e/support/members.ts';
import type { TestServer } from '../../e2e/support/real-server.ts';
import { colleague, staffCookie } from '../../e2e/support/staff/colleagues.ts';
import { withServer } from '../opened.ts';

/** Milliseconds of the page at the 99th percentile, and of counting a quarter of an hour. */
const budgets = { page: 200, counting: 2000 };
const members = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
/** What stands in `messages`, of which counting reads a quarter of an hour; the others are there as numbers. */
const messages = Number(process.env['BENCH_MESSAGES'] ?? 5_000_000);
const countedMessages = 50_000_000;
const years = 3;
const networks = 40;
/** The landing pages with their slugs, each of which somebody leaves at once every day. */
const left = Object.entries(landerWords).flatMap(([page, slugs]) => slugs.map((slug) => `${page}/${slug}`));
const rounds = 100;
const askers = 4;

/**
 * The page of charts over three years of a million members and fifty million messages on three sites, and what counting
 * a quarter of an hour costs beside so many rows.
 */
export const benchNumbers = (): Promise<boolean> =>
  withServer(async (server) => {
    await withDatabase(server, fill);
    const page = await askPages(server);
    const counting = await withDatabase(server, count);
    const isKept = [
      tells(`page, p99 of ${page.length}`, percentile(page, 0.99), budgets.page, percentile(page, 0.5)),
      tells(`counting a quarter of an hour, most of ${counting.length}`, Math.max(...counting), budgets.counting),
    ];
    return isKept.every(Boolean);
  });

function tells(what: string, value: number, budget: number, median?: number): boolean {
  const more = median === undefined ? '' : ` (p50 ${median.toFixed(1)})`;
  const isKept = value <= budget;
  console.log(`${what}: ${value.toFixed(1)} ms${more}, budget ${budget}: ${isKept ? 'kept' : 'BROKEN'}`);
  return isKept;
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Numbers of three years by day; accounts, conversations and messages themselves, the newest of a moment ago. */
async function fill(client: Client): Promise<void> {
  const started = performance.now();
  // Nothing else is counted meanwhile, and what is made here is counted already.
  await client.query('update counted_sites set until = now()');
  await client.query(
    `insert into counted_sites select id, now() from sites on conflict (site_id) do update set until = excluded.until`,
  );
  await client.query(
    `insert into counted_measures select id, measure, now() from sites, unnest('{first_messages}'::text[]) measure
      on conflict (site_id, measure) do update set until = excluded.until`,
  );
  await client.query(
    `insert into counted_days (site_id, step, measure, day, part, currency, amount)
      select s.id, step, m.measure, date_trunc(step, current_date - back * interval '1 day')::date, m.part,
        m.currency,
        sum(m.most * (80 + back % 7 * 10) / 100)
      from sites s, unnest('{day,week,month}'::text[]) step, generate_series(0, $1::integer) back, (
        select measure, 'network-' || n as part, '' as currency, 1 + $2::integer / $1::integer / 3 / $4::integer as most
          from unnest('{sign_ups,confirmations}'::text[]) measure, generate_series(1, $4::integer) n
        union all select 'messages', part, '', $3::integer / $1::integer / 6
          from unnest('{members,invented}'::text[]) part
        union all select 'first_messages', part, '', 1 + $2::integer / $1::integer / 6
          from unnest('{members,invented}'::text[]) part
        union all select measure, page, '', 1 + length(page) % 30 from unnest($5::text[]) page, unnest(
          '{left_at_once,sign_ups_by_landing,confirmations_by_landing,first_purchases_by_landing}'::text[]) measure
        union all select 'completeness', least, '', $2::integer / 15 from unnest('{0,25,50,75,100}'::text[]) least
        union all select 'replies', '', '', $3::integer / $1::integer / 100
        union all select 'matches', '', '', $3::integer / $1::integer / 200
        union all select 'mails', outcome, '', 4000 from unnest('{sent,no_mailbox,refused,given_up}'::text[]) outcome
        union all select 'pushes', outcome, '', 4000 from unnest('{sent,refused,given_up}'::text[]) outcome
        union all select measure, queue, '', 40000
          from unnest('{queue_ages,queue_waiting}'::text[]) measure, unnest($6::text[]) queue
        union all select 'given_back', kind, currency, 9900
          from unnest('{refund,charged_back}'::text[]) kind, unnest('{EUR,PLN}'::text[]) currency
        union all select 'first_purchases', method, '', 40
          from unnest('{ideal,creditcard,sdd,paypal,blik}'::text[]) method
        union all select 'paid_by_method', method, currency, 99900
          from unnest('{ideal,creditcard,sdd,paypal,blik}'::text[]) method, unnest('{EUR,PLN}'::text[]) currency
        union all select 'paid_by_country', country, currency, 99900
          from unnest('{NL,BE,DE,ES,FR,IT,PL,AT}'::text[]) country, unnest('{EUR,PLN}'::text[]) currency
      ) m group by 1, 2, 3, 4, 5, 6 on conflict do nothing`,
    [years * 365, members, countedMessages, networks, left, countedNames],
  );
  await client.query(
    `insert into counted_days (site_id, step, measure, day, part, currency, amount)
      select s.id, step, 'returned', date_trunc(step, current_date - back * interval '1 day')::date, after::text, '',
        sum(40 / after)
      from sites s, unnest('{day,week,month}'::text[]) step, generate_series(0, $1::integer) back,
        generate_series(1, 13) after group by 1, 2, 4, 5 on conflict do nothing`,
    [years * 365],
  );
  await client.query(`update counted_sites set returns_since = now() - make_interval(years => $1::integer)`, [years]);
  await client.query(
    `insert into counted_faults (step, measure, day, part, amount)
      select step, measure, date_trunc(step, current_date - back * interval '1 day')::date, 'call-' || n, 3
      from unnest('{day,week,month}'::text[]) step, unnest('{call_errors,job_errors}'::text[]) measure,
        generate_series(0, $1::integer) back, generate_series(1, 30) n group by 1, 2, 3, 4 on conflict do nothing`,
    [years * 365],
  );
  await client.query(
    `insert into accounts (site_id, id, public_id, email, password_hash, status, locale, tracking, signed_up_at,
        confirmed_at)
      select 1, gen_random_uuid(), 'N' || lpad(n::text, 13, '0'), 'n' || n || '@numbers.example', 'x', 'confirmed',
        'nl',
        jsonb_build_object('network', 'network-' || n % $2::integer), at, at
      from (select n, now() - n * make_interval(days => $3::integer) / $1::integer as at
        from generate_series(1, $1::integer) n) as made`,
    [members, networks, years * 365],
  );
  await client.query(
    `insert into conversations (id, site_id, public_id, low_id, high_id, started_by, last_seq, created_at)
      select md5(n::text)::uuid, 1, 'N' || lpad(n::text, 13, '0'), low, high, low, 1000, now() - interval '30 days'
      from (select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as low,
          ('ffffffff-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as high
        from generate_series(1, 5000) n) as pairs`,
  );
  await client.query(
    `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
        granted_after, created_at)
      select md5((1 + n % 5000)::text)::uuid, 1 + n / 5000, 1,
        -- By turns, so that half of them may be the first of whoever was written to.
        (case n / 5000 % 2 when 0 then '00000000' else 'ffffffff' end || '-0000-4000-8000-'
          || lpad((1 + n % 5000)::text, 12, '0'))::uuid, gen_random_uuid(), 'text',
        'Zullen we zaterdag langs de Eem lopen?', 0, 0, 0,
        now() - interval '1 second' * (($1::integer - n) * $2::float8 / $1::integer)
      from generate_series(0, $1::integer - 1) n`,
    // As close together as fifty million are in three years.
    [messages, (years * 365 * 86_400 * messages) / countedMessages],
  );
  for (const table of ['accounts', 'conversations', 'messages', 'counted_days'])
    await client.query(`vacuum analyze ${table}`);
  const { rows } = await client.query<{ days: string }>('select count(*) as days from counted_days');
  console.log(
    `filled in ${((performance.now() - started) / 1000).toFixed(0)} s: ${rows[0]?.days} counted numbers, as of ` +
      `${countedMessages} messages in ${years} years; ` +
      `beside them ${members} accounts and ${messages} messages`,
  );
}

/** Asks for the page of all sites by day, week and month, several at once; milliseconds of each. */
async function askPages(server: TestServer): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: askers }, async () => {
      const { token } = await colleague(server, [{ role: 'owner', site: null }]);
      const headers = { cookie: `${staffCookie}=${token}` };
      for (let round = 0; round < rounds; round += 1)
        for (const step of numberSteps) {
          const started = performance.now();
          const answer = await fetch(server.url(`/api/admin/numbers?step=${step}`), { headers });
          const { charts = [] } = (await answer.json()) as { charts?: NumbersOfChart[] };
          const full = new Set(charts.filter(({ parts }) => parts.length > 0).map(({ name }) => name));
          const empty = numberChartNames.filter((name) => !full.has(name));
          if (!answer.ok || empty.length > 0) throw new Error(`no ${empty.join(', ')}: ${answer.status}`);
          // The first warms up.
          if (round > 0) times.push(performance.now() - started);
        }
    }),
  );
  return times;
}

/** Lets the job count a quarter of an hour, a few times; milliseconds of each, from the asking on. */
async function count(client: Client): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const clocks of ['counted_sites', 'counted_measures'])
      await client.query(`update ${clocks} set until = now() - interval '20 minutes'`);
    // As many come back in a quarter of an hour as are here where every tenth is once a day.
    await client.query(
      `insert into noted_returns select 1, 'day', current_date - 1 - n % 13, 1 + n % 13
        from generate_series(1, $1::integer) n`,
      [Math.ceil(members / 10 / 96)],
    );
    const started = performance.now();
    await client.query(`select graphile_worker.add_job('count-numbers', '{}')`);
    for (let isDone = false; !isDone;) {
      const { rows } = await client.query<{ behind: boolean }>(
        `select bool_or(until < now() - interval '10 minutes')
            or exists (select from noted_returns) as behind
          from (select until from counted_sites union all select until from counted_measures) as clocks`,
      );
      isDone = rows[0]?.behind === false;
      // To ask without a pause would be a load of its own.
      if (!isDone) await setTimeout(10);
    }
    times.push(performance.now() - started);
  }
  const { rows } = await client.query<{ amount: string }>(
    `select amount from counted_days where site_id = 1 and measure = 'messages' and day = current_date limit 1`,
  );
  if (rows.length === 0) throw new Error('nothing was counted');
  return times;
}
