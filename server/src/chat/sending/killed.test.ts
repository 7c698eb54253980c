import { randomUUID } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ledgerAgrees, readSums } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { leftBy, whoWaits } from '../../../test/processes/connections.ts';
import type { Doom } from '../../../test/processes/server-process.ts';
import { keepStanding, type Standing } from '../../../test/processes/standing.ts';
import { type ServerProcess, startProcess } from '../../../test/processes/start-process.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { startServer, type TestServer } from '../../../test/servers.ts';
import { sql } from '../../platform/database/db.ts';

// A whole process is killed at each step of a batch. The database hears of it when it answers and not before: what it
// was asked it goes on with, at whichever statement it is, and commits it for nobody.
const kit = await createKit({ TRUST_PROXY: '1' });
const rows = <Row extends object>(text: string, ...values: unknown[]) => kit.db.rows<Row>(sql(text), values);

interface Step {
  readonly killed: string;
  readonly at: Doom['at'];
  /** Where the database stands when the process is killed, and what becomes of the batch there. */
  readonly stands?: Standing;
  /** How many of the batch were answered, and whether it is in the database, before anybody sends again. */
  readonly answered: number;
  readonly isWritten: boolean;
}

const pairCount = 3;
// Each sender has two: the second waits in the process meanwhile, as a sender stands in one batch at a time.
const callCount = 2 * pairCount;
// The tellings are written last.
const lastStatement = { table: 'tellings', before: 'a statement' } as const;
const steps: readonly Step[] = [
  { killed: 'before the statement is sent', at: 'asking', answered: 0, isWritten: false },
  {
    killed: 'while the database writes, which then goes on',
    at: 'never',
    stands: { ...lastStatement, outcome: 'goes on' },
    answered: 0,
    isWritten: true,
  },
  {
    killed: 'while the database writes, which then waits in vain for somebody else',
    at: 'never',
    stands: { ...lastStatement, outcome: 'gives up' },
    answered: 0,
    isWritten: false,
  },
  {
    killed: 'while the database commits',
    at: 'never',
    stands: { table: 'messages', before: 'the commit', outcome: 'goes on' },
    answered: 0,
    isWritten: true,
  },
  { killed: 'after the commit and before any answer', at: 'answered', answered: 0, isWritten: true },
  { killed: 'after the first answer', at: 'telling', answered: 1, isWritten: true },
];

interface Message {
  readonly from: Person;
  readonly to: Person;
  readonly key: string;
}
/** What one wrote to another before, and two more. */
type Talk = readonly [before: Message, first: Message, second: Message];

let server: TestServer;
beforeAll(async () => {
  server = await startServer(kit);
});

async function talk(): Promise<Talk> {
  const from = await another(kit, 'anna', { boughtCredits: 20, isPremium: true });
  const to = await another(kit, 'bram', { isPremium: true });
  const message = () => ({ from, to, key: randomUUID() });
  const before = message();
  expect((await send(server, before)).status).toBe(200);
  return [before, message(), message()];
}

let calls = 0;
/** Sends from a network of its own. */
function send(through: Pick<ServerProcess, 'call'>, { from, to, key }: Message) {
  calls += 1;
  const headers = { 'x-forwarded-for': `10.${(calls >> 8) & 255}.${calls & 255}.1` };
  const input = { profile: to.publicId, key, text: 'Hoi' };
  return through.call('POST /api/message.php', input, { as: from.browser, headers });
}

/** A process that dies at the end of the test at the latest, and when it writes by its clock: all others do so later. */
async function startMortal(): Promise<{ process: ServerProcess; writtenAt: string }> {
  kit.clock.advance(1000);
  const writtenAt = kit.clock.now().toISOString();
  const process = await startProcess(kit);
  onTestFinished(() => process.kill());
  kit.clock.advance(1000);
  return { process, writtenAt };
}

const othersWaiting = async ({ name }: ServerProcess) =>
  (await whoWaits(kit, 'send_')).filter((other) => other !== name);
const patiently = { timeout: 20_000, interval: 20 };

/** Has a process die of its batch; answers what came of each message. */
async function killAt({ at, answered: told, stands }: Step, process: ServerProcess, messages: readonly Message[]) {
  // It knows who they are, so that it looks nobody up and all go together.
  for (const { from } of messages) await process.call('GET /api/user.php', {}, { as: from.browser });
  await process.doom({ statement: 'select * from send_batch_v1', at, calls: callCount, told });
  const kept = stands && (await keepStanding(kit, stands));
  const sends = Promise.allSettled(messages.map((message) => send(process, message)));
  if (kept) {
    await vi.waitUntil(async () => (await whoWaits(kit, 'send_')).includes(process.name), patiently);
    process.kill();
  }
  expect(await process.ended).toBe('SIGKILL');
  return { kept, answers: await sends };
}

const keysFrom = async ({ id }: Person) =>
  (await rows<{ key: string }>('select client_key as key from messages where sender_id = $1', id)).map(
    ({ key }) => key,
  );

/** What somebody was told of messages, and whether their events are numbered without a gap. */
const heardBy = async ({ id }: Person) =>
  rows(
    `select array_agg(e.payload->>'key' order by e.payload->>'key') as keys,
        count(*) = max(e.seq) and max(e.seq) = max(s.last_seq) as is_whole
      from live_events e join live_streams s using (subscriber_id) where subscriber_id = $1`,
    id,
  );

/** Three messages are there once, told to both, and paid. */
async function expectWhole(messages: Talk): Promise<void> {
  const [{ from, to }] = messages;
  const keys = messages.map(({ key }) => key).toSorted();
  expect((await keysFrom(from)).toSorted()).toEqual(keys);
  for (const person of [from, to]) expect(await heardBy(person)).toEqual([{ keys, is_whole: true }]);
  expect(await readSums(kit, from)).toEqual({ balance: 17, granted: 0, ledger: 17, lots: 17 });
  expect(
    await rows(
      `select array_agg(seq order by seq) as seqs, sum(price)::integer as prices,
          (select sum(amount)::integer from ledger_entries where member_id = $1 and cause = 'message') as charged,
          (select unread from conversation_members where member_id = $2) as unread
        from messages where sender_id = $1`,
      from.id,
      to.id,
    ),
  ).toEqual([{ seqs: [1, 2, 3], prices: 3, charged: 3, unread: 3 }]);
}

test.each(steps.map((step) => [step.killed, step] as const))(
  'a process killed %s loses nothing that it answered, and what is sent again is there once',
  async (_, step) => {
    const pairs = await Promise.all(Array.from({ length: pairCount }, talk));
    const { process, writtenAt } = await startMortal();
    const messages = [...pairs.map(([, first]) => first), ...pairs.map(([, , second]) => second)];
    const screen = await server.events(pairs[0]![0].to.browser);
    await screen.until((events) => events.length > 0, patiently.timeout);
    const { kept, answers } = await killAt(step, process, messages);
    const answered = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
    expect(answered.flatMap((answer) => answer?.status ?? [])).toEqual(
      Array.from({ length: step.answered }, () => 200),
    );

    const sendAll = () => Promise.all(messages.map((message) => send(server, message)));
    let again: ReturnType<typeof sendAll> | undefined;
    if (step.stands?.outcome === 'goes on') {
      // Whoever sends again does so while the batch of the dead process has not ended, and waits for it.
      again = sendAll();
      await vi.waitUntil(async () => (await othersWaiting(process)).length === callCount, patiently);
      await kept?.letGo();
    }
    await expect.poll(() => leftBy(kit, process.name), patiently).toEqual([]);
    await kept?.end();
    const results = (await (again ?? sendAll())).map(({ ok }) => ok);
    // By its time one knows who wrote a message: the dead process one of each sender, whichever reached it first.
    const ofDead = results.map(({ created_at }) => created_at === writtenAt);
    expect(pairs.map((_pair, at) => [ofDead[at], ofDead[at + pairCount]].filter(Boolean).length)).toEqual(
      pairs.map(() => (step.isWritten ? 1 : 0)),
    );
    expect(answered.map((answer, at) => (answer ? answer.ok : results[at]))).toEqual(results);
    expect((await sendAll()).map(({ ok }) => ok)).toEqual(results);
    for (const pair of pairs) await expectWhole(pair);
    await screen.until(() => screen.numbered().length >= 2, patiently.timeout);
    expect(screen.numbered().map(({ id }) => id)).toEqual([2, 3]);
    expect(await ledgerAgrees(kit)).toBe(true);
  },
  120_000,
);
