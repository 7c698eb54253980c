import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createNotingKit } from '../../../test/batches/noted-batches.ts';
import { whoWaits } from '../../../test/processes/connections.ts';
import { another, eventsOf, type Person } from '../../../test/profiles.ts';
import { sql } from '../../platform/database/db.ts';

// Somebody else takes the rows of a batch the other way round, and it is the batch that PostgreSQL ends.
const [kit, batches] = await createNotingKit();
const rows = <Row extends object>(text: string, ...values: unknown[]) => kit.db.rows<Row>(sql(text), values);

interface Talk {
  readonly writer: Person;
  readonly reader: Person;
  readonly conversation: string;
}

async function send({ writer, reader }: Pick<Talk, 'writer' | 'reader'>): Promise<string> {
  const input = { profile: reader.publicId, key: randomUUID(), text: 'Hoi' };
  const { status, ok } = await kit.call('POST /api/message.php', input, { as: writer.browser });
  expect(status).toBe(200);
  return ok.conversation;
}

async function talk(): Promise<Talk> {
  const writer = await another(kit, 'pim');
  const reader = await another(kit, 'petra');
  return { writer, reader, conversation: await send({ writer, reader }) };
}

/** How each mark is made, what is told of it, and where it stands. */
const marks = {
  read: {
    mark: ({ reader, conversation }: Talk, seq: number) =>
      kit.call('POST /api/chat-read.php', { conversation, seq }, { as: reader.browser }),
    told: 'receipt',
    column: 'read_seq',
  },
  deliver: {
    mark: ({ reader }: Talk) => kit.call('POST /api/chat-delivered.php', {}, { as: reader.browser }),
    told: 'delivered',
    column: 'delivered_seq',
  },
} as const;

test.each(['read', 'deliver'] as const)(
  'a batch that a deadlock ends (%s) is written all the same, once, and nobody hears of it',
  async (kind) => {
    const { mark, told, column } = marks[kind];
    const talks = [await talk(), await talk()] as const;
    const holder = new pg.Client(kit.connection as pg.ClientConfig);
    await holder.connect();
    // It looks for deadlocks so late that it is never the one that is ended.
    await holder.query(`set deadlock_timeout = '1min'`);
    const lock = ({ reader }: Talk) =>
      holder.query('select from conversation_members where member_id = $1 for update', [reader.id]);
    batches.length = 0;
    // Whichever row the batch takes first: in one of two orders somebody else takes them the other way round.
    for (const [at, [first, second]] of [talks, talks.toReversed() as [Talk, Talk]].entries()) {
      for (const each of talks) await send(each);
      await holder.query('begin');
      await lock(first);
      const marking = Promise.all(talks.map((each) => mark(each, 2 + at)));
      await vi.waitUntil(async () => (await whoWaits(kit)).length > 0, { timeout: 20_000, interval: 10 });
      await lock(second);
      await holder.query('rollback');
      expect((await marking).map(({ status }) => status)).toEqual([200, 200]);
    }
    await holder.end();
    expect(batches).toContainEqual({ kind, size: 2, failure: '40P01' });
    for (const { writer, reader, conversation } of talks) {
      const ofMarks = (await eventsOf(kit, writer)).filter(({ kind: event }) => event !== 'message');
      expect(ofMarks).toEqual([2, 3].map((seq) => ({ kind: told, payload: { conversation, seq } })));
      expect(await rows(`select ${column} as seq from conversation_members where member_id = $1`, reader.id)).toEqual([
        { seq: 3 },
      ]);
    }
  },
);
