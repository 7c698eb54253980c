import type { Scope } from '../../accounts/index.ts';
import { type Db, sql } from '../../platform/database/db.ts';
import type { CommittedEvent } from '../../platform/live/stream.ts';
import type { SendResult } from './messages.ts';

/** A text that its sender pays, to somebody whom the transaction looks up; `day` is the site's. */
export interface BatchMessage {
  readonly scope: Scope;
  readonly sessionHash: Buffer;
  readonly recipient: string;
  readonly key: string;
  readonly body: string;
  readonly price: number;
  readonly day: string;
  readonly now: Date;
}

/** What came of one message of a batch. `busy`: somebody else holds what it needs; `unusual`: nothing was written. */
export type BatchOutcome =
  | { readonly state: 'busy' | 'unusual' }
  | { readonly state: 'sent'; readonly result: SendResult; readonly events: readonly CommittedEvent[] };

interface BatchRow {
  place: number;
  seq: number | null;
  conversation: string;
  created_at: Date;
  balance: number;
  granted: number;
  recipient_id: string;
  sender_event: number;
  sender_payload: string;
  recipient_event: number;
  recipient_payload: string;
}

const sendBatch = sql(`select * from send_batch_v1($1::smallint[], $2::uuid[], $3::bytea[], $4::text[], $5::uuid[],
  $6::text[], $7::integer[], $8::date[], $9)`);

/**
 * Sends what is ordinary of several messages, each of another sender, in one transaction and one round trip; answers
 * what came of each, in their order. Whoever's session is over or whom anything holds back is `unusual`.
 */
export async function insertBatch(db: Db, messages: readonly BatchMessage[]): Promise<BatchOutcome[]> {
  const rows = await db.rows<BatchRow>(sendBatch, [
    messages.map(({ scope }) => scope.siteId),
    messages.map(({ scope }) => scope.memberId),
    messages.map(({ sessionHash }) => sessionHash),
    messages.map(({ recipient }) => recipient),
    messages.map(({ key }) => key),
    messages.map(({ body }) => body),
    messages.map(({ price }) => price),
    messages.map(({ day }) => day),
    new Date(Math.max(...messages.map(({ now }) => now.getTime()))),
  ]);
  const outcomes: BatchOutcome[] = messages.map(() => ({ state: 'unusual' }));
  for (const row of rows) {
    const message = messages[row.place - 1];
    if (!message) throw new Error(`no message stands at place ${row.place}`);
    outcomes[row.place - 1] = outcomeOf(row, message);
  }
  return outcomes;
}

function outcomeOf(row: BatchRow, { scope, price }: BatchMessage): BatchOutcome {
  const { seq, conversation, created_at, balance, granted, recipient_id } = row;
  if (seq === null) return { state: 'busy' };
  return {
    state: 'sent',
    result: {
      outcome: 'sent',
      conversation,
      seq,
      created_at,
      price,
      balance,
      granted,
      recipient_id,
      recipient_name: null,
      limit_period: null,
      limit_credits: null,
      wait_until: null,
    },
    events: [
      { subscriberId: scope.memberId, seq: row.sender_event, kind: 'message', json: row.sender_payload },
      { subscriberId: recipient_id, seq: row.recipient_event, kind: 'message', json: row.recipient_payload },
    ],
  };
}
