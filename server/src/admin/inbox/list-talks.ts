import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { inboxMinutes } from '@vonk/contract/admin/queues/inbox';
import { hour, minute } from '@vonk/contract/durations';
import { noteAction, searchEntries } from '../../audit/index.ts';
import { countInbox, listInbox, listSwitchedOff } from '../../chat/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { namesOf, type StaffSiteCall } from '../../staff/index.ts';
import { deskOf, type InboxServices } from './desk.ts';

const norm = inboxMinutes * minute;

/** How many members wait for an answer of an invented profile, and how many for longer than the norm. */
export const countTalks = (reader: Reader, scope: SiteScope, now: Date) =>
  countInbox(reader, scope, new Date(now.getTime() - norm));

// The page asks for the list again and again; one entry stands for an hour of that.
async function noteLook(tx: Tx, { siteId, staff, now }: ReturnType<typeof deskOf>): Promise<void> {
  const entry = { actor: staff, action: 'inbox_listed' } as const;
  const search = { sites: [siteId], ...entry, site: siteId, from: new Date(now.getTime() - hour) };
  const [last] = await searchEntries(tx, search, { after: undefined, limit: 1 });
  if (!last) await noteAction(tx, { siteId, ...entry, subject: '', now });
}

/** What waits for an answer, the longest first (T11: who wrote to whom, and nothing of what was said). */
export const listTalks = (
  { db }: InboxServices,
  call: StaffSiteCall,
): Promise<AdminCallOutput<'GET /api/admin/inbox'>> =>
  db.transact(async (tx) => {
    const { at, now } = call;
    await noteLook(tx, deskOf(call));
    const { open, overdue } = await countTalks(tx, at, now);
    const entries = await listInbox(tx, { siteId: at.siteId, now });
    const names = await namesOf(
      tx,
      entries.flatMap(({ heldBy }) => heldBy ?? []),
    );
    const items = entries.map(({ conversation, since, heldBy, heldUntil, ...entry }) => ({
      id: conversation,
      at: since.toISOString(),
      due_at: new Date(since.getTime() + norm).toISOString(),
      name: entry.member,
      profile: entry.profile,
      messages: entry.waiting,
      has_asked: entry.askedForTruth > 0,
      is_paused: entry.isPaused,
      held_by:
        heldBy === null || heldUntil === null
          ? null
          : { id: heldBy, name: names.get(heldBy) ?? heldBy, until: heldUntil.toISOString() },
    }));
    return { items, open, overdue, switched_off: await listSwitchedOff(tx, at) };
  });
