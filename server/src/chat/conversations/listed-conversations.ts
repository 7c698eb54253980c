import type { SentGift } from '@vonk/contract/gifts';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import { isListed, isThere } from './conversations.ts';

export interface ListedConversation extends Placed {
  publicId: string;
  otherId: string;
  unread: number;
  lastMessageAt: Date;
  draft: string;
  last:
    | { mine: boolean; kind: 'text' | 'photo' | 'gift' | 'icebreaker' | 'notice'; body: string; gift?: SentGift }
    | undefined;
  isHeld: boolean;
}

interface ListedRow {
  id: string;
  public_id: string;
  other_id: string;
  unread: number;
  last_message_at: Date;
  exact_at: string;
  draft: string;
  sender_id: string | null;
  kind: 'text' | 'photo' | 'gift' | 'icebreaker' | 'notice' | null;
  body: string | null;
  gift: SentGift | null;
  held_body: string | null;
}

/** What a list holds, newest first: all, those that have unread messages, or those that have none. */
export type Part = 'all' | 'unread' | 'read';

const ofPart = { all: '', unread: 'and cm.unread > 0', read: 'and cm.unread = 0' };

// The preview is cut here: a list of 50 conversations must not carry 50 whole messages.
const listed = (part: Part, named: string) =>
  sql(`
  select c.id, c.public_id, cm.other_id, cm.unread, cm.last_message_at,
    ${exactly('cm.last_message_at')} as exact_at, left(cm.draft, 200) as draft,
    m.sender_id, m.kind, left(m.body, 200) as body, m.data -> 'gift' as gift, left(h.body, 200) as held_body
  from conversation_members cm
  join conversations c on c.id = cm.conversation_id
  left join messages m on m.conversation_id = c.id and m.seq = c.last_seq and m.seq > cm.removed_seq
    and not exists (select 1 from hidden_messages x
      where x.member_id = cm.member_id and x.conversation_id = c.id and x.seq = m.seq)
  left join lateral (select h.body from held_messages h
    where h.site_id = cm.site_id and h.sender_id = cm.member_id and h.conversation_id = c.id
    order by h.position desc limit 1) h on true
  where cm.site_id = $1 and cm.member_id = $2 and ${isListed} ${ofPart[part]}
    and ($3::timestamptz is null or (cm.last_message_at, cm.conversation_id) < ($3, $4::uuid))
    and ${isThere} ${named}
  order by cm.last_message_at desc, cm.conversation_id desc limit $5`);

const isNamed = `and exists (select from profile_cards n
      where n.site_id = cm.site_id and n.id = cm.other_id and strpos(lower(n.name), lower($6)) > 0)`;

const statements = {
  all: { any: listed('all', ''), named: listed('all', isNamed) },
  unread: { any: listed('unread', ''), named: listed('unread', isNamed) },
  read: { any: listed('read', ''), named: listed('read', isNamed) },
};

/**
 * A page of a part of a member's list, newest first; `after` is the last one of the page before, `name` what the name
 * of the other one holds. It reads the list from there until the page is full, and never more than the member's own
 * conversations. Whom the member blocked is not in it (CHAT-8); for the other one it stays, as with anybody who cannot
 * be written to any more (C22).
 */
export async function listConversations(
  reader: Reader,
  { siteId, memberId }: Scope,
  page: { part: Part; name: string; after: ListPlace | undefined; limit: number },
): Promise<ListedConversation[]> {
  const { part, name, after, limit } = page;
  const values = [siteId, memberId, after?.at ?? null, after?.id ?? null, limit];
  const rows =
    name === ''
      ? await reader.rows<ListedRow>(statements[part].any, values)
      : await reader.rows<ListedRow>(statements[part].named, [...values, name]);
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    otherId: row.other_id,
    unread: row.unread,
    lastMessageAt: row.last_message_at,
    exactAt: row.exact_at,
    draft: row.draft,
    last: lastOf(row, memberId),
    isHeld: row.held_body !== null,
  }));
}

function lastOf(row: ListedRow, memberId: string): ListedConversation['last'] {
  if (row.held_body !== null) return { mine: true, kind: 'text', body: row.held_body };
  if (row.kind === null) return undefined;
  const { kind, body, gift } = row;
  return { mine: row.sender_id === memberId, kind, body: body ?? '', ...(gift && { gift }) };
}
