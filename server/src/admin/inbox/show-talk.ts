import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { OpenTalk } from '@vonk/contract/admin/queues/inbox';
import { ageOn, calendarDay } from '@vonk/contract/calendar';
import { searchEntries } from '../../audit/index.ts';
import { isProfileOff, readDraft, readHolder, readMarked, readTalkState, takeConversation } from '../../chat/index.ts';
import { readSpentOnOthers } from '../../credits/index.ts';
import { readPhotos, variantKey } from '../../photos/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Refuses } from '../../platform/refusal.ts';
import { readProfile } from '../../profile/index.ts';
import { creditPriceMinor, pricesIn } from '../../sites/index.ts';
import { namesOf, type StaffSiteCall } from '../../staff/index.ts';
import { writerFile } from '../queues/staff-files.ts';
import { deskOf, type InboxServices } from './desk.ts';

type Open = 'POST /api/admin/inbox-open';
type OpenCall = StaffSiteCall & Refuses<'held_by_other' | 'talk_gone' | 'profile_off'>;

/** Refuses a conversation that nobody can answer, with why: the profile is off, or the member is gone from it. */
export const refuseGone = async (
  db: Reader,
  { at, refuse }: StaffSiteCall & Refuses<'talk_gone' | 'profile_off'>,
  id: string,
): Promise<never> => refuse((await isProfileOff(db, at, id)) ? 'profile_off' : 'talk_gone');

/** Refuses in the name of who has the conversation; nobody has one that is gone. */
async function refuseTaken({ db }: InboxServices, call: OpenCall, id: string): Promise<never> {
  const holder = await readHolder(db, deskOf(call), id);
  if (!holder || holder.staff === call.staff.publicId) return refuseGone(db, call, id);
  const name = (await namesOf(db, [holder.staff])).get(holder.staff) ?? holder.staff;
  return call.refuse('held_by_other', { details: { name, until: holder.until.toISOString() } });
}

type State = NonNullable<Awaited<ReturnType<typeof readTalkState>>>;

/** How a conversation stands, for who holds it. */
async function stateOf(
  db: Reader,
  call: StaffSiteCall & Refuses<'talk_gone' | 'profile_off'>,
  { id, answer, lastSeq, heldUntil, pausedUntil }: State & { id: string },
) {
  return {
    last_seq: lastSeq,
    held_until: heldUntil.toISOString(),
    answer: answer === 'unavailable' ? await refuseGone(db, call, id) : answer,
    paused_until: pausedUntil?.toISOString() ?? null,
  };
}

/** How a conversation that one holds stands, without what was said. */
export async function showTalkState(
  { db }: InboxServices,
  call: StaffSiteCall & Refuses<'hold_over' | 'talk_gone' | 'profile_off'>,
  { id }: AdminCallInput<'GET /api/admin/inbox-state'>,
): Promise<AdminCallOutput<'GET /api/admin/inbox-state'>> {
  const found = await readTalkState(db, deskOf(call), id);
  return stateOf(db, call, { ...(found ?? call.refuse('hold_over')), id });
}

/** The invented profile that is played, as members see it. */
async function playedProfile(services: InboxServices, call: StaffSiteCall, { profileId, kind }: State) {
  const { at, staff, now } = call;
  const scope = { siteId: at.siteId, memberId: profileId };
  const { name, birthDate, quote, about } = await readProfile(services.db, scope);
  const photos = await readPhotos(services.db, scope);
  const main = photos.find(({ state, isMain }) => state === 'active' && isMain);
  return {
    name,
    age: ageOn(birthDate, calendarDay(now, at.timeZone)),
    kind,
    quote,
    about,
    url: main ? writerFile(services, variantKey(main, 'card'), { actor: staff.publicId, now }) : null,
  };
}

/** What the member spent on invented profiles, and where the brake is, at the price beside every button (T9, T19). */
async function spentBy(reader: Reader, { at, now }: StaffSiteCall, memberId: string): Promise<OpenTalk['spent']> {
  const { settings, siteId, timeZone } = at;
  const prices = pricesIn(settings, settings.countries[0] ?? '');
  const price = creditPriceMinor(prices);
  const { today, month } = await readSpentOnOthers(reader, { siteId, memberId }, calendarDay(now, timeZone));
  return {
    today: today * price,
    month: month * price,
    brake_day: settings.brake_day_minor,
    brake_month: settings.brake_month_minor,
    currency: prices.currency,
  };
}

/** The last of what was said; who of the team wrote it stands in the log at the moment of the message. */
async function messagesOf(reader: Reader, call: StaffSiteCall, id: string): Promise<OpenTalk['messages']> {
  const messages = await readMarked(reader, deskOf(call), id);
  const search = { sites: [call.at.siteId], subjects: [id], action: 'inbox_replied' };
  const entries = await searchEntries(reader, search, { after: undefined, limit: messages.length * 2 });
  const names = await namesOf(
    reader,
    entries.map(({ actor }) => actor),
  );
  const writers = new Map(
    entries.map(({ happenedAt, actor }) => [happenedAt.getTime(), names.get(actor) ?? actor] as const),
  );
  return messages.map(({ seq, from, kind, body, at, price, isAsking, isRead }) => ({
    seq,
    from,
    kind,
    // A photo has no words, and what stands there is the address of its file.
    text: kind === 'text' || kind === 'icebreaker' ? body : '',
    at: at.toISOString(),
    price,
    is_asking: isAsking,
    is_read: isRead,
    written_by: from === 'team' ? (writers.get(at.getTime()) ?? null) : null,
  }));
}

/** Takes a conversation and shows it, and nothing else of the member (T11); the look stands in the log. */
export async function openTalk(
  services: InboxServices,
  call: OpenCall,
  { id }: AdminCallInput<Open>,
): Promise<AdminCallOutput<Open>> {
  const { db } = services;
  const desk = deskOf(call);
  if (!(await takeConversation(db, desk, id))) return refuseTaken(services, call, id);
  const found = (await readTalkState(db, desk, id)) ?? (await refuseGone(db, call, id));
  const { acknowledgedAt, noticeVersion, asked, waitsSince } = found;
  return {
    talk: {
      ...(await stateOf(db, call, { ...found, id })),
      member: { name: found.member },
      profile: await playedProfile(services, call, found),
      company: call.at.company.name,
      waits_since: waitsSince?.toISOString() ?? null,
      acknowledged:
        acknowledgedAt && noticeVersion !== null ? { at: acknowledgedAt.toISOString(), version: noticeVersion } : null,
      messages: await messagesOf(db, call, id),
      spent: await spentBy(db, call, found.memberId),
      questions: asked,
      draft: await readDraft(db, desk, id),
    },
  };
}
