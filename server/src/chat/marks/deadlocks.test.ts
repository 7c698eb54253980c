import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { crossUntil } from '../../../test/batches/crossed-batches.ts';
import { createNotingKit } from '../../../test/batches/noted-batches.ts';
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

/** What somebody was told of marks. */
const marksToldTo = async (person: Person) => (await eventsOf(kit, person)).filter(({ kind }) => kind !== 'message');

test.each(['read', 'deliver'] as const)(
  'a batch that a deadlock ends (%s) is written all the same, once, and nobody hears of it',
  async (kind) => {
    const { mark, told, column } = marks[kind];
    batches.length = 0;
    const isEnded = () => batches.some((batch) => batch.kind === kind && batch.size === 2 && batch.failure === '40P01');
    await crossUntil(kit, isEnded, async () => {
      const talks = [await talk(), await talk()] as const;
      const write = async () => {
        const marked = await Promise.all(talks.map((each) => mark(each, 1)));
        expect(marked.map(({ status }) => status)).toEqual([200, 200]);
        for (const { writer, reader, conversation } of talks) {
          expect(await marksToldTo(writer)).toEqual([{ kind: told, payload: { conversation, seq: 1 } }]);
          expect(
            await rows(`select ${column} as seq from conversation_members where member_id = $1`, reader.id),
          ).toEqual([{ seq: 1 }]);
        }
      };
      return { members: [talks[0].reader, talks[1].reader], write };
    });
    expect(batches).toContainEqual({ kind, size: 2, failure: '40P01' });
  },
  120_000,
);
