import { minute } from '@vonk/contract/durations';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import { type Desk, isHere, note } from './desk.ts';

/** How long who took a conversation has it to themselves; taking it again begins anew. */
const holdMinutes = 15;

const take = sql(`insert into inbox_locks as l (site_id, conversation_id, staff, locked_until)
  select c.site_id, c.id, $3, $4 from conversations c
    join profile_cards p on p.site_id = c.site_id and p.id in (c.low_id, c.high_id)
      and p.kind in ('fictional', 'fictional_ai')
    where c.site_id = $1 and c.public_id = $2 and c.started_by <> p.id and is_visible_v1(c.site_id, c.started_by, p.id)
      and ${isHere('c.site_id', 'c.started_by')}
  on conflict (conversation_id) do update set staff = excluded.staff, locked_until = excluded.locked_until
    where l.staff = excluded.staff or l.locked_until <= $5`);
const holder = sql(`select l.staff, l.locked_until as until from inbox_locks l
  join conversations c on c.site_id = l.site_id and c.id = l.conversation_id
  where l.site_id = $1 and c.public_id = $2 and l.locked_until > $3`);
const release = sql(`delete from inbox_locks l using conversations c
  where c.site_id = $1 and c.public_id = $2 and l.site_id = c.site_id and l.conversation_id = c.id and l.staff = $3`);
const said = sql(`select m.sender_id = p.id as "byProfile", m.kind, m.body, m.created_at as "at" from conversations c
  join profile_cards p on p.site_id = c.site_id and p.id in (c.low_id, c.high_id)
    and p.kind in ('fictional', 'fictional_ai')
  join inbox_locks l on l.conversation_id = c.id and l.staff = $3 and l.locked_until > $4
  join messages m on m.site_id = c.site_id and m.conversation_id = c.id
  where c.site_id = $1 and c.public_id = $2 order by m.seq desc limit 50`);

/** One message as the team sees it: the conversation, and nothing else of the member (T11). */
export interface SeenMessage {
  readonly byProfile: boolean;
  readonly kind: string;
  readonly body: string;
  readonly at: Date;
}

/**
 * Holds a conversation for 15 minutes and shows it; undefined while somebody else holds it, or when it is none of an
 * invented profile, or one that the member left or took from their sight.
 */
export const takeConversation = (db: Db, desk: Desk, conversation: string): Promise<SeenMessage[] | undefined> =>
  db.transact(async (tx) => {
    const { siteId, staff, now } = desk;
    const until = new Date(now.getTime() + holdMinutes * minute);
    if ((await tx.run(take, [siteId, conversation, staff, until, now])) === 0) return undefined;
    await note(tx, desk, { action: 'inbox_read', conversation });
    return (await tx.rows<SeenMessage>(said, [siteId, conversation, staff, now])).toReversed();
  });

/** Who holds a conversation, and until when; undefined: nobody. */
export const readHolder = (
  reader: Reader,
  { siteId, now }: Pick<Desk, 'siteId' | 'now'>,
  conversation: string,
): Promise<{ staff: string; until: Date } | undefined> => reader.maybe(holder, [siteId, conversation, now]);

/** Lets another of the team take it. */
export const releaseConversation = (db: Db, desk: Desk, conversation: string): Promise<void> =>
  db.transact(async (tx) => {
    if ((await tx.run(release, [desk.siteId, conversation, desk.staff])) > 0)
      await note(tx, desk, { action: 'inbox_released', conversation });
  });
