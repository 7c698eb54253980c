import { type ClientRequest, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Talker } from '../chat/chat-ground.ts';
import { startLoad } from './load.ts';
import type { Loopback } from './loopback/loopback.ts';
import { askOnce } from './programs.ts';

const watchers = 20;

export interface Report {
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  'sums agree': boolean;
  'seconds without writes': number;
  'told to come back': number;
  /** By status; each was sent again with its key. */
  'other failures': string;
  'streams ended': number;
  'events missed': number;
  /** The databases that did not come back by themselves. */
  'copied anew': string;
}

interface State {
  messages: number;
  price: number;
  balance: number;
  remaining: number;
  spent: number;
}

const stateOf = `select (select count(*) from messages)::int as messages,
  (select coalesce(sum(price), 0) from messages)::int as price,
  (select sum(balance) from credit_balances)::int as balance,
  (select sum(remaining) from credit_lots)::int as remaining,
  (select coalesce(sum(amount), 0) from ledger_entries where from_account = 'member')::int as spent`;
/** Those of these keys that are not there, and how many messages there are of the others beyond one each. */
const foundOf = `select count(*) filter (where found = 0)::int as lost,
    coalesce(sum(found - 1) filter (where found > 1), 0)::int as doubled
  from (select key, count(m.client_key) as found from unnest($1::uuid[]) as key
    left join messages m on m.client_key = key group by key) each`;

/** Whether the balance fell by the prices, and lots and ledger say the same. */
const isRight = (before: State, after: State): boolean => {
  const price = after.price - before.price;
  return (
    before.balance - after.balance === price &&
    after.spent - before.spent === price &&
    after.balance === after.remaining
  );
};

interface Measured {
  readonly talkers: readonly Talker[];
  /** Messages in a second, of all together. */
  readonly rate: number;
  /** Where the database is asked what is there. */
  readonly databaseUrl: string;
}

/** What becomes of messages and streams while something is done to the machines. */
export async function measure(
  machines: Loopback,
  { talkers, rate, databaseUrl }: Measured,
  change: () => Promise<void>,
): Promise<Report> {
  await machines.whole();
  const before = await askOnce<State>(databaseUrl, stateOf);
  const streams = talkers.slice(0, watchers).map((talker) => watchEvents(machines.sitePort, talker));
  // They begin at the present.
  await wait(3_000);
  const load = startLoad(() => machines.sitePort, talkers, { rate, isWatched: (at) => at < watchers });
  await wait(5_000);
  await change();
  await wait(10_000);
  const { sent, acknowledged, longestPause, answers, toWatched, all } = await load.stop();
  const copied = await machines.whole();
  const missed = () => toWatched - streams.reduce((sum, { messages }) => sum + messages(), 0);
  // A word that was lost is found at the next beat.
  for (let second = 0; second < 25 && missed() > 0; second += 1) await wait(1_000);
  const after = await askOnce<State>(databaseUrl, stateOf);
  for (const stream of streams) stream.close();
  const keys = all.map(({ key }) => key);
  const found = await askOnce<{ lost: number; doubled: number }>(databaseUrl, foundOf, [keys]);
  const added = after.messages - before.messages;
  return {
    sent,
    acknowledged,
    lost: found.lost,
    // Everybody waits until each is acknowledged: what is there beside these came twice under another key.
    doubled: Math.max(found.doubled, added - acknowledged),
    'sums agree': isRight(before, after),
    'seconds without writes': Number((longestPause / 1000).toFixed(1)),
    'told to come back': answers.get(503) ?? 0,
    'other failures': [...answers]
      .filter(([status]) => status !== 200 && status !== 503)
      .map(([status, count]) => `${count} × ${status || 'broken off'}`)
      .join(', '),
    'streams ended': streams.filter(({ hasEnded }) => hasEnded()).length,
    'events missed': missed(),
    'copied anew': copied.join(' '),
  };
}

/** A member's stream as a browser has it: it comes back with its last number when it ends. */
function watchEvents(port: number, { token, address }: Talker) {
  let [messages, endings, isOver] = [0, 0, false];
  let last: string | undefined;
  let asked: ClientRequest | undefined;
  const open = () => {
    const headers = {
      host: 'localhost',
      cookie: `session=${token}`,
      'x-forwarded-for': address,
      ...(last !== undefined && { 'last-event-id': last }),
    };
    asked = request({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        const blocks = (text + piece).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          last = /^id: (\d+)$/m.exec(block)?.[1] ?? last;
          if (/^event: message$/m.test(block) && !/"mine": ?true/.test(block)) messages += 1;
        }
      });
      response.on('error', () => undefined).on('close', again);
    });
    asked.on('error', again).end();
  };
  const again = () => {
    if (isOver) return;
    endings += 1;
    setTimeout(open, 1_000);
  };
  open();
  return {
    messages: () => messages,
    hasEnded: () => endings > 0,
    close() {
      isOver = true;
      asked?.destroy();
    },
  };
}
