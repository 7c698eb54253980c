import { sql } from '../../src/platform/database/db.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../profiles.ts';

// What sending and marking write, by the name that a difference is told by.
const tables: Record<string, string> = {
  talks: `select low_id, high_id, last_seq, started_by from conversations where low_id = any($1) or high_id = any($1)`,
  messages: `select c.low_id, c.high_id, m.seq, m.sender_id, m.client_key, m.kind, m.body, m.data, m.price,
    m.balance_after, m.granted_after, m.created_at from messages m join conversations c on c.id = m.conversation_id
    where c.low_id = any($1) or c.high_id = any($1)`,
  lists: `select member_id, other_id, is_listed, removed_seq, unread, read_seq, delivered_seq, last_message_at,
    draft, draft_at from conversation_members where member_id = any($1)`,
  balances: 'select member_id, balance, granted from credit_balances where member_id = any($1)',
  lots: 'select member_id, kind, remaining, is_open from credit_lots where member_id = any($1)',
  ledger: `select e.member_id, e.from_account, e.to_account, e.amount, e.cause, split_part(e.cause_key, ':', 2) as key,
    l.kind, e.created_at from ledger_entries e join credit_lots l on l.id = e.lot_id
    where e.member_id = any($1) and e.to_account = 'spent'`,
  days: 'select member_id, day, credits, on_others from spent_days where member_id = any($1)',
  events: `select e.subscriber_id, e.seq, e.kind, e.payload - 'conversation' as payload, e.created_at from live_events e
    where e.subscriber_id = any($1)`,
  tellings: `select member_id, kind, profile_id, count, state from tellings where member_id = any($1)`,
};

/** All that sending and marking write about some people, with their places instead of their ids. */
export async function snapshotOf({ db }: Kit, people: readonly Person[]): Promise<Record<string, string[]>> {
  const ids = people.map(({ id }) => id);
  const found: Record<string, string[]> = {};
  for (const [name, text] of Object.entries(tables)) {
    const rows = await db.rows<Record<string, unknown>>(sql(text), [ids]);
    found[name] = rows
      .map((row) => {
        if (name === 'talks' || name === 'messages') {
          const [low, high] = [String(row['low_id']), String(row['high_id'])].toSorted(
            (one, other) => ids.indexOf(one) - ids.indexOf(other),
          );
          Object.assign(row, { low_id: low, high_id: high });
        }
        let line = JSON.stringify(row);
        for (const [at, { id, publicId }] of people.entries())
          line = line.replaceAll(id, `member ${at}`).replaceAll(publicId, `profile ${at}`);
        return line;
      })
      .toSorted();
  }
  return found;
}
