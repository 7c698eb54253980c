import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { LiveEventKind } from '@vonk/contract/live';
import type { MemberCall, Scope } from '../../accounts/index.ts';
import { type Db, sql } from '../../platform/database/db.ts';
import { type Gathered, gatherer, type Outcome } from '../../platform/database/gather.ts';
import type { CommittedEvent } from '../../platform/live/stream.ts';
import type { ChatServices } from '../services.ts';

/** A mark by a member, whose session the transaction looks up again. */
export interface Mark extends Gathered {
  readonly scope: Scope;
  readonly sessionHash: Buffer;
}

export interface TalkMark extends Mark {
  readonly conversation: string;
}

export interface ReadMark extends TalkMark {
  readonly seq: number;
}

/** What came of some marks, in their order, and what was told of them, each subscriber's as they are numbered. */
export interface Marked<Result> {
  readonly outcomes: readonly Outcome<Result>[];
  readonly events: readonly CommittedEvent[];
}

const readBatch = sql(`select place, unread, unread_total, subscriber, event, kind, payload
  from read_batch_v1($1::smallint[], $2::uuid[], $3::bytea[], $4::text[], $5::integer[], $6)`);
const deliverBatch = sql(`select place, is_done, subscriber, event, payload
  from deliver_batch_v1($1::smallint[], $2::uuid[], $3::bytea[], $4)`);
const typingBatch = sql(`select place, other_id
  from typing_batch_v1($1::smallint[], $2::uuid[], $3::bytea[], $4::text[], $5)`);

const columnsOf = (marks: readonly Mark[]) => [
  marks.map(({ scope }) => scope.siteId),
  marks.map(({ scope }) => scope.memberId),
  marks.map(({ sessionHash }) => sessionHash),
];
const talksOf = (marks: readonly TalkMark[]) => marks.map(({ conversation }) => conversation);
const lastOf = (marks: readonly Mark[]) => new Date(Math.max(...marks.map(({ now }) => now.getTime())));

interface ToldRow {
  place: number;
  subscriber: string | null;
  event: number | null;
  payload: string | null;
}

/** The events that stand in rows, each subscriber's in the order of its numbers. */
function eventsOf<Row extends ToldRow>(rows: readonly Row[], kindOf: (row: Row) => LiveEventKind): CommittedEvent[] {
  const events = rows.flatMap((row) => {
    const { subscriber, event, payload } = row;
    if (subscriber === null || event === null || payload === null) return [];
    return [{ subscriberId: subscriber, seq: event, kind: kindOf(row), json: payload }];
  });
  return events.sort((one, other) => one.seq - other.seq);
}

interface ReadRow extends ToldRow {
  unread: number | null;
  unread_total: number;
  kind: LiveEventKind;
}

/** Notes of several members, each once, that they read a conversation up to a message (CHAT-7). */
export async function readTogether(
  db: Db,
  marks: readonly ReadMark[],
): Promise<Marked<CallOutput<'POST /api/chat-read.php'>>> {
  const seqs = marks.map(({ seq }) => seq);
  const rows = await db.rows<ReadRow>(readBatch, [...columnsOf(marks), talksOf(marks), seqs, lastOf(marks)]);
  const outcomes: Outcome<CallOutput<'POST /api/chat-read.php'>>[] = marks.map(() => 'unusual');
  for (const { place, unread, unread_total } of rows)
    outcomes[place - 1] = unread === null ? 'busy' : { result: { num_unread_messages: unread, unread_total } };
  return { outcomes, events: eventsOf(rows, ({ kind }) => kind) };
}

/** Notes of several members, each once, that all messages to them reached a device (CHAT-2). */
export async function deliverTogether(db: Db, marks: readonly Mark[]): Promise<Marked<Record<string, never>>> {
  const rows = await db.rows<ToldRow & { is_done: boolean }>(deliverBatch, [...columnsOf(marks), lastOf(marks)]);
  const outcomes: Outcome<Record<string, never>>[] = marks.map(() => 'unusual');
  for (const { place, is_done: isDone } of rows) outcomes[place - 1] = isDone ? { result: {} } : 'busy';
  return { outcomes, events: eventsOf(rows, () => 'delivered') };
}

/** Whom several members, each once, may tell that they are typing; `unusual` is who may not, or not so simply. */
export async function findTypedTo(db: Db, marks: readonly TalkMark[]): Promise<Outcome<string>[]> {
  const values = [...columnsOf(marks), talksOf(marks), lastOf(marks)];
  const rows = await db.rows<{ place: number; other_id: string }>(typingBatch, values);
  const outcomes: Outcome<string>[] = marks.map(() => 'unusual');
  for (const { place, other_id: result } of rows) outcomes[place - 1] = { result };
  return outcomes;
}

type QuickCall = Pick<MemberCall, 'member' | 'now'>;
const markOf = ({ member, now }: QuickCall): Mark => ({ scope: member, sessionHash: member.sessionHash, now });

/** The marks of this process, gathered; each undefined where nothing was written, and it is to be made alone. */
export interface MarkQueue {
  read(
    call: QuickCall,
    input: CallInput<'POST /api/chat-read.php'>,
  ): Promise<CallOutput<'POST /api/chat-read.php'> | undefined>;
  deliver(call: QuickCall): Promise<Record<string, never> | undefined>;
  type(call: QuickCall, input: { conversation: string }): Promise<Record<string, never> | undefined>;
}

export function openMarkQueue({ db, live }: Pick<ChatServices, 'db' | 'live'>): MarkQueue {
  const told = async <Result>(marked: Promise<Marked<Result>>) => {
    const { outcomes, events } = await marked;
    live.push(events);
    return outcomes;
  };
  const read = gatherer((marks: readonly ReadMark[]) => told(readTogether(db, marks)));
  const deliver = gatherer((marks: readonly Mark[]) => told(deliverTogether(db, marks)));
  const findOther = gatherer((marks: readonly TalkMark[]) => findTypedTo(db, marks));
  return {
    read: (call, { conversation, seq }) => read({ ...markOf(call), conversation, seq }),
    deliver: (call) => deliver(markOf(call)),
    async type(call, { conversation }) {
      const other = await findOther({ ...markOf(call), conversation });
      if (other === undefined) return undefined;
      live.signal([other], { kind: 'typing', payload: { conversation } });
      return {};
    },
  };
}
