import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { leftBy, whoWaits } from '../../../test/processes/connections.ts';
import type { Doom } from '../../../test/processes/server-process.ts';
import { keepStanding, type Standing } from '../../../test/processes/standing.ts';
import { type ServerProcess, startProcess } from '../../../test/processes/start-process.ts';
import { another, eventsOf, type Person } from '../../../test/profiles.ts';
import { sql } from '../../platform/database/db.ts';

// Of a batch of marks the process is killed that wrote it: the database goes on with what it was asked, for nobody.
const kit = await createKit();
const patiently = { timeout: 20_000, interval: 20 };

interface Step {
  readonly killed: string;
  readonly at: Doom['at'];
  /** Where the database stands when the process is killed, and what becomes of the batch there. */
  readonly stands?: Standing;
  /** Whether the batch is in the database before anybody marks again. */
  readonly isWritten: boolean;
}

// The marks stand there, and nobody was told of them yet.
const halfway = { table: 'conversation_members', before: 'a statement' } as const;
const steps: readonly Step[] = [
  {
    killed: 'while the database writes, which then goes on',
    at: 'never',
    stands: { ...halfway, outcome: 'goes on' },
    isWritten: true,
  },
  {
    killed: 'while the database writes, which then waits in vain for somebody else',
    at: 'never',
    stands: { ...halfway, outcome: 'gives up' },
    isWritten: false,
  },
  { killed: 'after the commit and before any answer', at: 'answered', isWritten: true },
];

interface Talk {
  readonly writer: Person;
  readonly reader: Person;
  readonly conversation: string;
}

async function talk(): Promise<Talk> {
  const writer = await another(kit, 'anna', { boughtCredits: 5, isPremium: true });
  const reader = await another(kit, 'bram');
  const input = { profile: reader.publicId, key: randomUUID(), text: 'Hoi' };
  const { ok } = await kit.call('POST /api/message.php', input, { as: writer.browser });
  return { writer, reader, conversation: ok.conversation };
}

const mark = (through: Pick<ServerProcess, 'call'>, { reader, conversation }: Talk) =>
  through.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: reader.browser });

const readTo = async ({ reader }: Talk) =>
  (
    await kit.db.one<{ seq: number }>(sql('select read_seq as seq from conversation_members where member_id = $1'), [
      reader.id,
    ])
  ).seq;

/** Has a process die of its batch of marks, none of which it answers. */
async function killAt({ at, stands }: Step, process: ServerProcess, talks: readonly Talk[]) {
  // It knows who they are, so that it looks nobody up and all go together.
  for (const { reader } of talks) await process.call('GET /api/user.php', {}, { as: reader.browser });
  await process.doom({ statement: 'select place, unread, unread_total', at, calls: talks.length });
  const kept = stands && (await keepStanding(kit, stands));
  const marking = Promise.allSettled(talks.map((each) => mark(process, each)));
  if (kept) {
    await vi.waitUntil(async () => (await whoWaits(kit, 'read_batch_')).includes(process.name), patiently);
    process.kill();
  }
  expect(await process.ended).toBe('SIGKILL');
  expect((await marking).map(({ status }) => status)).toEqual(talks.map(() => 'rejected'));
  if (stands?.outcome === 'goes on') await kept?.letGo();
  await expect.poll(() => leftBy(kit, process.name), patiently).toEqual([]);
  await kept?.end();
}

test.each(steps.map((step) => [step.killed, step] as const))(
  'of a process killed %s, what was marked as read is marked again, is there once and told once',
  async (_, step) => {
    const talks = [await talk(), await talk(), await talk()];
    const process = await startProcess(kit);
    onTestFinished(() => process.kill());
    await killAt(step, process, talks);
    expect(await Promise.all(talks.map(readTo))).toEqual(talks.map(() => (step.isWritten ? 1 : 0)));
    for (let times = 0; times < 2; times += 1) {
      const answers = await Promise.all(talks.map((each) => mark(kit, each)));
      expect(answers.map(({ ok }) => ok)).toEqual(talks.map(() => ({ num_unread_messages: 0, unread_total: 0 })));
      expect(await Promise.all(talks.map(readTo))).toEqual(talks.map(() => 1));
      for (const { writer, reader, conversation } of talks) {
        const [, ...toReader] = await eventsOf(kit, reader);
        expect(toReader).toEqual([{ kind: 'read', payload: { conversation, seq: 1, unread: 0 } }]);
        const [, ...toWriter] = await eventsOf(kit, writer);
        expect(toWriter).toEqual([{ kind: 'receipt', payload: { conversation, seq: 1 } }]);
      }
    }
  },
  120_000,
);
