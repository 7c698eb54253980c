import type { CallInput } from '@vonk/contract/api';
import { type Conversation, fictionalNoticeVersion, type Message, replyOf } from '@vonk/contract/chat';
import type { ProfileCard } from '@vonk/contract/profile';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { readProfile } from '../../profile/index.ts';
import { isAcknowledged } from '../sending/acknowledgements.ts';
import { readPause } from '../sending/pauses.ts';
import { countStarted, findOwnSide, findOwnSideWith, type OwnSide } from './conversations.ts';
import { fittingIcebreakers } from '../sending/icebreakers.ts';
import { type HeldMessage, readHeldMessages, readMessages, type StoredMessage } from '../messages/messages.ts';
import { areMatched, findPartner, isSwitchedOff, readPartner } from './partners.ts';
import type { ChatServices } from '../services.ts';

const pageSize = 50;
const olderPageSize = 100;
/** With many unread ones as many are shown at once, so that reading begins at the first of them. */
const longestPage = 300;

/**
 * A conversation with its newest messages, or older ones `before` a number; with a profile one never wrote with, an
 * empty one.
 */
export async function openConversation(
  services: ChatServices,
  call: MemberCall,
  input: CallInput<'GET /api/chat.php'>,
): Promise<{ conversation: Conversation }> {
  const { db } = services;
  const { member } = call;
  const { side, otherId } = await findSide(services, call, input);
  const [{ card, isVisible }, history, held] = await Promise.all([
    readPartner(services, call, otherId),
    side
      ? readHistory(services, call, { side, before: input.before ?? Number.MAX_SAFE_INTEGER })
      : { messages: [], hasOlder: false, hiddenOlder: 0 },
    side ? readHeldMessages(db, member, side.id) : [],
  ]);
  if (!side && !isVisible) refuse('not_found');
  const profile = orRefuse(card, 'not_found');
  return {
    conversation: {
      ...conversationView(call, side, profile),
      ...(isVisible
        ? await composerState(services, call, { side, id: otherId, kind: profile.kind })
        : { composer: await whyUnseen(services, call, otherId), paused_until: null }),
      messages: history.messages.map((message) => messageView(message, member.memberId)),
      held: held.map(heldView),
      has_older: history.hasOlder,
      hidden_older: history.hiddenOlder,
      ...(await openers(services, call, { side, id: otherId, kind: profile.kind })),
    },
  };
}

/** Why nothing can be written to whom one cannot see; of a person never more than that it is so (C22). */
const whyUnseen = async (
  { db }: ChatServices,
  { site }: MemberCall,
  id: string,
): Promise<'unavailable' | 'switched_off'> => ((await isSwitchedOff(db, site, id)) ? 'switched_off' : 'unavailable');

async function findSide(
  { db }: ChatServices,
  { member }: MemberCall,
  input: CallInput<'GET /api/chat.php'>,
): Promise<{ side: OwnSide | undefined; otherId: string }> {
  if (input.conversation !== undefined) {
    const side = orRefuse(await findOwnSide(db, member, input.conversation), 'not_found');
    return { side, otherId: side.otherId };
  }
  const { id } = orRefuse(await findPartner(db, member, input.profile ?? ''), 'not_found');
  return { side: await findOwnSideWith(db, member, id), otherId: id };
}

/** After which message a member reads: those before were removed, or are more than a free one sees (CHAT-5). */
export const firstShownOf = ({ member, site }: Pick<MemberCall, 'member' | 'site'>, side: OwnSide): number =>
  member.isPremium ? side.removedSeq : Math.max(side.removedSeq, side.lastSeq - site.settings.free_history_messages);

/** A page of messages; a free member reaches the newest ones only, and is told how many are older (CHAT-5). */
async function readHistory(
  { db }: ChatServices,
  call: MemberCall,
  { side, before }: { side: OwnSide; before: number },
) {
  const { member } = call;
  const firstShown = firstShownOf(call, side);
  const messages = await readMessages(db, member, {
    conversationId: side.id,
    after: firstShown,
    before: Math.min(before, side.lastSeq + 1),
    limit: before > side.lastSeq ? Math.min(Math.max(pageSize, side.unread + 10), longestPage) : olderPageSize,
  });
  const oldest = messages[0]?.seq ?? firstShown + 1;
  return { messages, hasOlder: oldest > firstShown + 1, hiddenOlder: firstShown - side.removedSeq };
}

async function composerState(
  { db }: ChatServices,
  { member, site, now }: MemberCall,
  other: { side: OwnSide | undefined; id: string; kind: ProfileCard['kind'] },
): Promise<Pick<Conversation, 'composer' | 'paused_until'>> {
  const pausedUntil = other.kind === 'member' ? null : await readPause(db, member, now);
  if (pausedUntil) return { composer: 'paused', paused_until: pausedUntil.toISOString() };
  return { composer: await refusalToWrite({ db }, { member, site }, other), paused_until: null };
}

async function refusalToWrite(
  { db }: Pick<ChatServices, 'db'>,
  { member, site }: Pick<MemberCall, 'member' | 'site'>,
  other: { side: OwnSide | undefined; id: string; kind: ProfileCard['kind'] },
): Promise<Conversation['composer']> {
  const { side } = other;
  if (other.kind === 'livecam' || other.kind === 'partner') return 'no_chat';
  if (member.status === 'not_confirmed' && side && !side.startedByMe) return 'confirm_first';
  if (
    other.kind !== 'member' &&
    !(await isAcknowledged(db, member, { profileId: other.id, version: fictionalNoticeVersion }))
  )
    return 'acknowledgement_required';
  if (!side && !member.isPremium && (await countStarted(db, member)) >= site.settings.max_started_conversations)
    return 'conversation_limit';
  return 'open';
}

/** Openers while nothing was said. Whether the first is free depends on both likes (C34). */
async function openers(
  { db }: ChatServices,
  { member, site, locale }: MemberCall,
  { side, id, kind }: { side: OwnSide | undefined; id: string; kind: ProfileCard['kind'] },
): Promise<Pick<Conversation, 'icebreakers' | 'icebreaker_words' | 'free_icebreaker'>> {
  if (side && side.lastSeq > side.removedSeq) return { icebreakers: [], icebreaker_words: {}, free_icebreaker: false };
  const [own, other, isFree] = await Promise.all([
    readProfile(db, member),
    readProfile(db, { siteId: member.siteId, memberId: id }),
    kind === 'member' && !side?.lastSeq ? areMatched(db, member, id) : false,
  ]);
  const fitting = fittingIcebreakers(site.settings, own.interests, other.interests);
  return {
    icebreakers: fitting.map(({ key }) => key),
    icebreaker_words: Object.fromEntries(fitting.map(({ key, texts }) => [key, texts[locale]])),
    free_icebreaker: isFree,
  };
}

/** What stands in the head and foot of a conversation; of one that was never begun, nothing yet. */
function conversationView({ member }: MemberCall, side: OwnSide | undefined, profile: ProfileCard) {
  if (!side)
    return {
      id: null,
      profile,
      is_listed: false,
      num_unread_messages: 0,
      read_seq: 0,
      delivered_seq: 0,
      other_read_seq: member.isPremium ? 0 : null,
      draft: '',
    };
  return {
    id: side.publicId,
    profile,
    is_listed: side.isListed,
    num_unread_messages: side.unread,
    read_seq: side.readSeq,
    delivered_seq: side.otherDeliveredSeq,
    other_read_seq: member.isPremium && side.showsReading ? side.otherReadSeq : null,
    draft: side.draft,
  };
}

/** A reply is stored as its sender sees it: to the other side the quoted words are those of the other one. */
function seenBy(data: Message['data'], isOwn: boolean): Message['data'] {
  const quoted = replyOf(data);
  return quoted && !isOwn ? { ...data, reply: { ...quoted, mine: !quoted.mine } } : data;
}

/** A message as one of the two sees it. */
export const messageView = (
  { seq, key, senderId, kind, body, data, createdAt }: StoredMessage,
  memberId: string,
): Message => ({
  seq,
  key,
  mine: senderId === memberId,
  kind,
  body,
  data: seenBy(data, senderId === memberId),
  created_at: createdAt.toISOString(),
});

const heldView = ({ key, body, createdAt }: HeldMessage) => ({ key, body, created_at: createdAt.toISOString() });
