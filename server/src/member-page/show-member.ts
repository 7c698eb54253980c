import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberFacts } from '@vonk/contract/member-page';
import { ofEachList, type ProfileCard, type ProfileOption } from '@vonk/contract/profile';
import type { AnyCall } from '../accounts/index.ts';
import { type LikeState, noLikes, readLikeState } from '../likes/index.ts';
import { readShownPhotos } from '../photos/index.ts';
import { type Db, type Reader, sql } from '../platform/database/db.ts';
import { orRefuse, refuse } from '../platform/refusal.ts';
import {
  type CardServices,
  findCard,
  findProfileId,
  type Profile,
  readOwnCard,
  readProfile,
} from '../profile/index.ts';
import { guestSeesOnlyReal } from '../search/index.ts';
import { mayGuestsSearch, type Site } from '../sites/index.ts';
import { isFound } from '../visibility/index.ts';

export interface MemberPageServices extends CardServices {
  readonly db: Db;
}

/**
 * A profile with all that its page shows; what the caller may not find does not exist (CHAT-8, PRIV-1). One's own shows
 * as others see it.
 */
export async function showMember(
  services: MemberPageServices,
  call: AnyCall,
  { id: publicId, network }: CallInput<'GET /api/member.php'>,
): Promise<CallOutput<'GET /api/member.php'>> {
  if (!call.member && !mayGuestsSearch(call, network)) refuse('authentication_required');
  const { id, card } = await find(services, call, publicId);
  const { db } = services;
  const [profile, photos, likes, conversation, mine] = await Promise.all([
    readProfile(db, { siteId: call.site.siteId, memberId: id }),
    readShownPhotos(services, call, id),
    call.member ? readLikeState(db, call.member, id) : noLikes,
    findConversation(db, call, id),
    call.member ? readProfile(db, call.member) : undefined,
  ]);
  const isSelf = mine?.id === id;
  return {
    member: {
      ...pageOf(call, card, profile),
      ...standing(card, likes),
      photos,
      conversation,
      // With oneself one shares nothing: it shows as others see it.
      interests: sharedWith(profile, isSelf ? undefined : mine),
      is_self: isSelf,
    },
  };
}

async function find(
  services: MemberPageServices,
  call: AnyCall,
  publicId: string,
): Promise<{ id: string; card: ProfileCard }> {
  const { site, member } = call;
  const id = await findProfileId(services.db, site, publicId);
  if (id !== undefined && id === member?.memberId) return { id, card: await readOwnCard(services, call, id) };
  const found = orRefuse(await findCard(services, call, publicId), 'not_found');
  if (!member && found.card.kind !== 'member' && guestSeesOnlyReal(call)) refuse('not_found');
  return (await isFound(services.db, { siteId: site.siteId, memberId: member?.memberId }, found.id))
    ? found
    : refuse('not_found');
}

const conversationWith = sql('select conversation_with_v1($1, $2, $3) as conversation');

async function findConversation(reader: Reader, { member }: AnyCall, id: string): Promise<string | null> {
  if (!member) return null;
  const values = [member.siteId, member.memberId, id];
  return (await reader.one<{ conversation: string | null }>(conversationWith, values)).conversation;
}

const pageOf = ({ site, member }: AnyCall, card: ProfileCard, profile: Profile) => ({
  ...card,
  quote: site.settings.visible_profile_notes.includes('quote') ? card.quote : '',
  about: site.settings.visible_profile_notes.includes('about') ? profile.about : '',
  facts: factsOf(site, profile, member !== undefined),
});

function factsOf({ settings }: Site, profile: Profile, isMember: boolean): MemberFacts {
  const isShown = (name: ProfileOption) =>
    settings.visible_profile_fields.includes(name) && (isMember || name !== 'sexuality');
  return ofEachList((name) => (isShown(name) ? profile[name] : null)) as MemberFacts;
}

/** Livecam and partner profiles have one way out and nothing else (C19). */
function standing({ kind }: ProfileCard, { likesMe, isMatch }: LikeState) {
  const isApproachable = kind !== 'livecam' && kind !== 'partner';
  return { likes_me: likesMe, match: isMatch, can_like: isApproachable, can_chat: isApproachable };
}

const sharedWith = ({ interests }: Profile, mine: Profile | undefined) =>
  interests.map((slug) => ({ slug, shared: mine !== undefined && mine.interests.includes(slug) }));
