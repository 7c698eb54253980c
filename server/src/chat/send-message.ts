import type { CallInput, CallOutput } from '@vonk/contract/api';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { cleanText, countGraphemes } from '@vonk/contract/message-text';
import type { MemberCall, Scope } from '../accounts/index.ts';
import { newId, publicId } from '../platform/ids.ts';
import { refuse } from '../platform/refusal.ts';
import type { SiteSettings } from '../sites/index.ts';
import { insertMessage, type SendResult } from './messages.ts';
import { maxHeld, priceOf } from './policy.ts';
import type { ChatServices } from './services.ts';

/** Sends a text to a profile. A repeated key gets the first answer and is not charged again (CHAT-1). */
export async function sendMessage(
  services: ChatServices,
  { member, site, now }: Pick<MemberCall, 'site' | 'now'> & { readonly member: Scope },
  input: CallInput<'POST /api/message.php'>,
): Promise<CallOutput<'POST /api/message.php'>> {
  const text = cleanText(input.text);
  if (text === '') refuse('message_empty', { field: 'text' });
  const length = countGraphemes(text);
  if (length > site.settings.message_length)
    refuse('message_too_long', { field: 'text', details: { max: site.settings.message_length, length } });
  const result = await deliver(services, member, {
    profile: input.profile,
    key: input.key,
    kind: 'text',
    text,
    settings: site.settings,
    now,
  });
  return answerOf(result);
}

export interface Delivery {
  profile: string;
  key: string;
  kind: 'text' | 'icebreaker';
  text: string;
  settings: SiteSettings;
  now: Date;
}

/** The send itself, for a text that is known to be well-formed; wakes both sides. */
export async function deliver({ db, live }: ChatServices, scope: Scope, delivery: Delivery): Promise<SendResult> {
  const { settings, now } = delivery;
  const result = await insertMessage(db, scope, {
    recipient: delivery.profile,
    key: delivery.key,
    kind: delivery.kind,
    body: delivery.text,
    data: null,
    price: priceOf(delivery.kind, settings),
    noticeVersion: fictionalNoticeVersion,
    maxStarted: settings.max_started_conversations,
    maxHeld: maxHeld(settings),
    newId: newId(now),
    newPublicId: publicId(),
    now,
  });
  if (result.outcome === 'sent' && result.recipient_id !== null) live.wake([scope.memberId, result.recipient_id]);
  return result;
}

function answerOf(result: SendResult): CallOutput<'POST /api/message.php'> {
  const { outcome, conversation, price, balance, granted } = result;
  if (outcome === 'not_found') refuse('not_found');
  if (outcome === 'unavailable') refuse('not_available');
  if (outcome === 'insufficient_credits') refuse(outcome, { details: { name: result.recipient_name ?? '', credits: balance, price } });
  if ((outcome !== 'sent' && outcome !== 'held') || conversation === null) return refuse(outcome);
  return {
    outcome,
    conversation,
    seq: result.seq,
    created_at: result.created_at.toISOString(),
    price,
    credits: balance,
    free_credits: granted,
  };
}
