import { randomUUID } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { openPsp, type Psp } from '@vonk/psp';
import type pg from 'pg';
import { newId, publicId } from '../../server/src/platform/ids.ts';
import { ms, openGround, pause, percentile, startServer, type Ground, type Talker } from '../chat/chat-ground.ts';
import { openLine } from '../http-line.ts';

/**
 * How many bare transactions of this machine half of the orders may last, and half of the bookings until they are seen;
 * which part of the rate of such transactions bookings keep in a storm; and how soon 99 of 100 notifications are
 * answered then, whose provider waits fifteen seconds.
 */
const budget = { order: 80, seen: 300, bookedShare: 0.02, answeredP99: 10_000 };
const purchases = Number(process.env['BENCH_PAYMENTS'] ?? 200);
const storm = { perSecond: 200, seconds: Number(process.env['BENCH_SECONDS'] ?? 60) };
const mollieKey = `test_${'b'.repeat(30)}`;

interface Scene {
  readonly ground: Ground;
  readonly psp: Psp;
  readonly port: number;
}

/**
 * Measures buying at a provider that answers at once: from the order to where it is paid, from the notification to the
 * booking and to the open page that hears of it, and a storm of notifications.
 */
export async function benchPayments(): Promise<boolean> {
  const ground = await openGround(Math.max(100, Math.ceil(purchases / 2)));
  const psp = await openPsp();
  // The stand-in has a certificate that nobody vouches for.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const port = await freePort();
  const server = await startServer(ground.dataDir, ground.connection, {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    MOLLIE_API_KEY: mollieKey,
    MOLLIE_API_URL: psp.mollieUrl,
  });
  try {
    const scene = { ground, psp, port };
    await buy(scene, ground.talkers.slice(0, 20));
    const bare = await timeBare(ground.pool);
    const bought = await buy(scene, ground.talkers.slice(0, purchases));
    const answered = await storming(scene);
    return report({ bare, ...bought, ...answered });
  } finally {
    await server.stop();
    await psp.close();
    await ground.close();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What one row in a transaction of its own costs here. */
async function timeBare(pool: pg.Pool): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < 200; at += 1) {
    const started = performance.now();
    await pool.query(
      `insert into provider_events (provider, event_id, site_id, payment_id, received_at)
       values ('bench', $1, 1, (select id from payments where site_id = 1 limit 1), now())`,
      [randomUUID()],
    );
    times.push(performance.now() - started);
  }
  return times;
}

interface Bought {
  readonly ordered: number[];
  readonly booked: number[];
  readonly seen: number[];
}

/** Each buys once, one after another: order, pay, notification, booking, event. */
async function buy({ ground, psp, port }: Scene, buyers: readonly Talker[]): Promise<Bought> {
  const line = await openLine(port);
  const [ordered, booked, seen]: [number[], number[], number[]] = [[], [], []];
  for (const buyer of buyers) {
    const page = await openEvents(port, buyer);
    const asked = performance.now();
    const order = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() };
    const { status, text } = await line.post('/api/payment.php', buyer, order);
    ordered.push(performance.now() - asked);
    if (status !== 200) throw new Error(`an order was answered ${status}: ${text}`);
    const { redirect } = JSON.parse(text) as { redirect: string };
    const reference = /(tr_\w+)$/.exec(redirect)?.[1] ?? '';
    const told = performance.now();
    const isSeen = page.completed().then(() => seen.push(performance.now() - told));
    psp.decide(reference, 'paid');
    await isBooked(ground.pool, reference);
    booked.push(performance.now() - told);
    await isSeen;
    page.close();
  }
  line.close();
  return { ordered, booked, seen };
}

async function isBooked(pool: pg.Pool, reference: string): Promise<void> {
  for (const started = performance.now(); performance.now() - started < 30_000; await pause(2)) {
    const { rows } = await pool.query(
      `select from payments where site_id = 1 and provider_reference = $1 and state = 'completed'`,
      [reference],
    );
    if (rows.length > 0) return;
  }
  throw new Error('a payment was not booked within half a minute');
}

/** The event stream of an open page, as its browser holds it. */
async function openEvents(port: number, { token }: Talker): Promise<{ completed(): Promise<void>; close(): void }> {
  let heard: () => void = () => {};
  const completed = new Promise<void>((resolve) => (heard = resolve));
  const headers = { host: 'localhost', cookie: `session=${token}` };
  const asked: ClientRequest = request({ port, path: '/api/events', headers, agent: false });
  asked.on('error', () => {});
  await new Promise<void>((resolve) => {
    asked.on('response', (response) => {
      resolve();
      response.setEncoding('utf8');
      response.on('data', (text: string) => text.includes('"completed"') && heard());
    });
    asked.end();
  });
  return { completed: () => completed, close: () => void asked.destroy() };
}

/** So many orders that are paid at the provider and whose notifications are still to come. */
async function fillOrders({ ground, psp, port }: Scene, count: number): Promise<string[]> {
  const now = new Date();
  const orders = Array.from({ length: count }, (_, at) => ({
    id: newId(now),
    publicId: publicId(),
    reference: psp.mollie.newId('tr') + at,
    member: ground.talkers[at % ground.talkers.length]!.id,
  }));
  await ground.pool.query(
    `insert into payments (site_id, id, public_id, member_id, key, state, provider, provider_reference, is_live,
        method, credits, total_minor, currency, vat_country, vat_evidence, vat_basis_points, vat_minor, locale,
        created_at)
      select 1, id, public_id, member, id, 'created', 'mollie', reference, false, 'ideal', 30, 2499, 'EUR', 'NL',
        'address', 2100, 434, 'nl', $5
      from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) as o (id, public_id, reference, member)`,
    [
      orders.map(({ id }) => id),
      orders.map((order) => order.publicId),
      orders.map(({ reference }) => reference),
      orders.map(({ member }) => member),
      now,
    ],
  );
  for (const { reference, publicId: order } of orders)
    psp.mollie.payments.set(reference, {
      id: reference,
      mode: 'test',
      createdAt: now.toISOString(),
      amount: { currency: 'EUR', value: '24.99' },
      description: 'bench',
      redirectUrl: `http://localhost:${port}/`,
      webhookUrl: undefined,
      metadata: { order },
      method: 'ideal',
      locale: 'nl_NL',
      dueDate: undefined,
      customer: undefined,
      sequence: 'oneoff',
      mandate: undefined,
      returnCode: undefined,
      status: 'paid',
      paidAt: now.toISOString(),
      country: undefined,
      refunds: [],
      chargebacks: [],
    });
  return orders.map(({ reference }) => reference);
}

interface Answered {
  readonly answered: number[];
  /** How long after the last notification the last payment was booked, in seconds. */
  readonly rest: number;
  readonly bookedPerSecond: number;
}

/** Notifications at a steady rate, however fast they are answered; then until the last of them is booked. */
async function storming(scene: Scene): Promise<Answered> {
  const { ground, port } = scene;
  const references = await fillOrders(scene, storm.perSecond * storm.seconds);
  const left = async (): Promise<number> =>
    (
      await ground.pool.query<{ count: number }>(
        `select count(*)::int as count from payments where site_id = 1 and provider = 'mollie' and state = 'created'
          and provider_reference = any($1)`,
        [references],
      )
    ).rows[0]?.count ?? 0;
  const answered: number[] = [];
  const going: Promise<void>[] = [];
  const started = performance.now();
  for (const [at, reference] of references.entries()) {
    const due = started + (at * 1000) / storm.perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    going.push(notify(port, reference).then((taken) => void answered.push(taken)));
  }
  await Promise.all(going);
  const sent = performance.now();
  while ((await left()) > 0) {
    if (performance.now() - sent > 1_800_000) throw new Error('notifications were not booked within half an hour');
    await pause(250);
  }
  const [rest, all] = [(performance.now() - sent) / 1000, (performance.now() - started) / 1000];
  return { answered, rest, bookedPerSecond: references.length / all };
}

function notify(port: number, reference: string): Promise<number> {
  const started = performance.now();
  const body = `id=${reference}`;
  const headers = {
    host: 'localhost',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  return new Promise((resolve, reject) => {
    const path = '/api/payment-notification.php?provider=mollie';
    const sent = request({ port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`a notification was answered ${answer.statusCode ?? 0}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function report({
  bare,
  ordered,
  booked,
  seen,
  answered,
  rest,
  bookedPerSecond,
}: { bare: number[] } & Bought & Answered): boolean {
  const base = percentile(bare, 0.5);
  const line = (name: string, times: readonly number[]): number => {
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    const ratio = p50 / base;
    console.log(`${name.padEnd(34)}p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, ${ratio.toFixed(0)} bare transactions`);
    return ratio;
  };
  line('one bare transaction', bare);
  const ratios = { order: line('order to where it is paid', ordered), seen: 0 };
  line('notification to booked', booked);
  ratios.seen = line('notification to seen', seen);
  line(`${storm.perSecond} notifications a second, ${storm.seconds} s`, answered);
  console.log(`booked ${bookedPerSecond.toFixed(0)} a second; the last ${rest.toFixed(1)} s after the storm`);
  const answeredP99 = percentile(answered, 0.99);
  const share = (bookedPerSecond * base) / 1000;
  const isKept =
    ratios.order <= budget.order &&
    ratios.seen <= budget.seen &&
    share >= budget.bookedShare &&
    answeredP99 <= budget.answeredP99;
  console.log(
    `budget: order ${ratios.order.toFixed(0)} of ${budget.order}, seen ${ratios.seen.toFixed(0)} of ${budget.seen} ` +
      `bare transactions; booked at ${share.toFixed(3)} of their rate (at least ${budget.bookedShare}), ` +
      `answered p99 ${ms(answeredP99)} of ${budget.answeredP99} ms: ${isKept ? 'kept' : 'BROKEN'}`,
  );
  return isKept;
}

if (import.meta.main) process.exitCode = (await benchPayments()) ? 0 : 1;
