import type { AdminCallErrorCode, AdminCallInput } from '@vonk/contract/admin/api';
import { keepTeamDraft, releaseConversation, replyAsTeam } from '../../chat/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import { deskOf, type InboxServices } from './desk.ts';
import { refuseGone } from './show-talk.ts';

type Reply = 'POST /api/admin/inbox-reply';
type Code = Exclude<AdminCallErrorCode<Reply>, AdminCallErrorCode<'GET /api/admin/session'> | 'role_missing'>;

const refusals = {
  not_found: 'talk_gone',
  not_held: 'hold_over',
  paused: 'member_paused',
  notice_unread: 'notice_unread',
} as const satisfies Readonly<Record<Exclude<Awaited<ReturnType<typeof replyAsTeam>>, 'sent' | 'unavailable'>, Code>>;

/** Answers as the invented profile, marked for the member as written by the site's team (T6, T7, T9). */
export async function answerTalk(
  services: InboxServices,
  call: StaffSiteCall & Refuses<(typeof refusals)[keyof typeof refusals] | 'profile_off'>,
  { id, key, text }: AdminCallInput<Reply>,
): Promise<Record<string, never>> {
  const outcome = await replyAsTeam(services, deskOf(call), { conversation: id, key, text });
  if (outcome === 'sent') return {};
  if (outcome === 'unavailable') return refuseGone(services.db, call, id);
  return call.refuse(refusals[outcome]);
}

/** Keeps what one wrote so far, for the next time one opens it. */
export async function keepAnswer(
  { db }: InboxServices,
  call: StaffSiteCall & Refuses<'hold_over'>,
  { id, text }: AdminCallInput<'PUT /api/admin/inbox-draft'>,
): Promise<Record<string, never>> {
  const isKept = await db.transact((tx) => keepTeamDraft(tx, deskOf(call), { conversation: id, text }));
  return isKept ? {} : call.refuse('hold_over');
}

/** Lets a colleague take the conversation. */
export async function giveTalkBack(
  { db }: InboxServices,
  call: StaffSiteCall,
  { id }: AdminCallInput<'DELETE /api/admin/inbox-open'>,
): Promise<Record<string, never>> {
  await releaseConversation(db, deskOf(call), id);
  return {};
}
