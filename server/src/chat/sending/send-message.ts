import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { fictionalNoticeVersion, type SendError } from '@vonk/contract/chat';
import { hourSeconds } from '@vonk/contract/durations';
import { defaultLocale, type Locale } from '@vonk/contract/locales';
import { cleanMessage } from '@vonk/contract/message-text';
import { countGraphemes } from '@vonk/contract/text';
import { asksForTruth } from '@vonk/phrases/truth';
import { isNewcomer, type MemberCall, type Scope } from '../../accounts/index.ts';
import { newId, publicId } from '../../platform/ids.ts';
import type { Site, SiteSettings } from '../../sites/index.ts';
import { chosenGift } from './gifts.ts';
import { icebreakerText } from './icebreakers.ts';
import { type Gone, insertMessage, type SendResult } from '../messages/messages.ts';
import { brakes, maxHeld, maxNewPerDay, priceOf } from './policy.ts';
import { refuseAny } from '../../platform/refusal.ts';
import type { SendQueue } from './send-queue.ts';
import type { ChatServices } from '../services.ts';

/** Sends a text to a profile. A repeated key gets the first answer and is not charged again (CHAT-1). */
export async function sendMessage(
  services: ChatServices,
  call: SendCall,
  input: CallInput<'POST /api/message.php'>,
): Promise<CallOutput<'POST /api/message.php'>> {
  const { member, site, locale = site.locale ?? defaultLocale, now } = call;
  const { profile, key } = input;
  const result = await deliver(services, member, { profile, key, ...contentOf({ ...call, locale }, input), site, now });
  const { outcome } = result;
  return isGone(outcome) ? call.refuse(outcome, { field: goneFields[outcome] }) : answerOf(call, result);
}

/**
 * Sends a text together with those of others, where it is ordinary and the sender's session, which may have been looked
 * up a moment ago, still holds; undefined when nothing was sent, and `sendMessage` is to be asked.
 */
export async function sendQuickly(
  queue: SendQueue,
  { member, site, now }: Pick<MemberCall, 'member' | 'site' | 'now'>,
  input: CallInput<'POST /api/message.php'>,
): Promise<CallOutput<'POST /api/message.php'> | undefined> {
  const { profile, key } = input;
  if (input.gift !== undefined || input.icebreaker !== undefined || input.reply_to !== undefined) return undefined;
  const body = cleanMessage(input.text);
  const price = priceOf('text', site.settings);
  if (price === 0 || mistakeIn(body, site.settings)) return undefined;
  const { sessionHash } = member;
  const day = calendarDay(now, site.timeZone);
  const result = await queue.send({ scope: member, sessionHash, recipient: profile, key, body, price, day, now });
  return result && answerOf({ now, refuse: refuseAny }, result);
}

/** At what of the call it lies where the site does not offer it any more as it was shown. */
const goneFields: Readonly<Record<Gone, string>> = {
  icebreaker_gone: 'icebreaker',
  gift_gone: 'gift',
  price_changed: 'gift_price',
};
const isGone = (outcome: SendResult['outcome']): outcome is Gone => outcome in goneFields;

/** Who asks; without a language the site's own counts. */
type SendCall = Pick<MemberCall<SendError | TextMistake | Gone>, 'site' | 'now' | 'refuse'> & {
  readonly member: Sender;
  readonly locale?: Locale;
};

type TextMistake = 'message_empty' | 'message_too_long';

interface Mistake {
  readonly code: TextMistake;
  readonly details?: Readonly<Record<string, number>>;
}

/** Why a text may not be sent, whichever way it goes: each limit to what is written in a message stands here. */
function mistakeIn(text: string, { message_length: max }: SiteSettings): Mistake | undefined {
  if (text === '') return { code: 'message_empty' };
  const length = countGraphemes(text);
  return length > max ? { code: 'message_too_long', details: { max, length } } : undefined;
}

type Content = Pick<Delivery, 'kind' | 'text' | 'data' | 'gone'>;

/** What is said: the name of a gift or an opener, in the sender's language, else the text, checked. */
function contentOf(
  call: Pick<MemberCall<TextMistake>, 'site' | 'locale' | 'refuse'>,
  input: CallInput<'POST /api/message.php'>,
): Content {
  const { site, locale } = call;
  if (input.gift !== undefined) return { kind: 'gift', ...chosenGift(site.settings, input, locale) };
  if (input.icebreaker !== undefined) {
    const words = icebreakerText(site.settings, input.icebreaker, locale);
    const isShown = words !== undefined && (input.shown ?? words) === words;
    return { kind: 'icebreaker', text: words ?? '', ...(!isShown && { gone: 'icebreaker_gone' }) };
  }
  const text = cleanMessage(input.text);
  const mistake = mistakeIn(text, site.settings);
  if (mistake) call.refuse(mistake.code, { field: 'text', ...(mistake.details && { details: mistake.details }) });
  return { kind: 'text', text, ...(input.reply_to === undefined ? {} : { data: { reply_to: input.reply_to } }) };
}

/** Who sends; since when they are a member decides on limits. */
export type Sender = Scope & { readonly signedUpAt?: Date };

export interface Delivery {
  profile: string;
  key: string;
  kind: 'text' | 'gift' | 'icebreaker' | 'photo';
  text: string;
  data?: Record<string, unknown>;
  /** The site does not offer it any more as it was shown. */
  gone?: Gone;
  site: Site;
  now: Date;
}

/** The send itself, for a text that is known to be well-formed; wakes both sides. */
export async function deliver({ db, live }: ChatServices, scope: Sender, delivery: Delivery): Promise<SendResult> {
  const { site, now } = delivery;
  const { settings } = site;
  const result = await insertMessage(db, scope, {
    recipient: delivery.profile,
    key: delivery.key,
    kind: delivery.kind,
    body: delivery.text,
    data: delivery.data ?? null,
    rules: {
      price: priceOf(delivery.kind, settings),
      noticeVersion: fictionalNoticeVersion,
      maxStarted: settings.max_started_conversations,
      maxNewPerDay: maxNewPerDay(scope.signedUpAt !== undefined && isNewcomer({ signedUpAt: scope.signedUpAt }, now)),
      maxHeld: maxHeld(settings),
      asks: delivery.kind === 'text' && asksForTruth(delivery.text),
      ...brakes(settings),
      day: calendarDay(now, site.timeZone),
      ...(delivery.gone !== undefined && { gone: delivery.gone }),
    },
    newId: newId(now),
    newPublicId: publicId(),
    now,
  });
  if (result.outcome === 'sent' && result.recipient_id !== null) live.wake([scope.memberId, result.recipient_id]);
  return result;
}

/** The answer to a send, or the refusal that came of it. */
export function answerOf(
  call: Pick<MemberCall<SendError>, 'now' | 'refuse'>,
  result: SendResult,
): CallOutput<'POST /api/message.php'> {
  const { outcome, conversation, price, balance, granted } = result;
  if ((outcome !== 'sent' && outcome !== 'held') || conversation === null) return refuseSend(call, result);
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

/** It was sent, or it is what the site does not offer any more, whose refusal `sendMessage` gives. */
const isNoRefusal = (outcome: SendResult['outcome']): outcome is Gone | 'sent' | 'held' =>
  outcome === 'sent' || outcome === 'held' || isGone(outcome);

function refuseSend(
  call: Pick<MemberCall<SendError>, 'now' | 'refuse'>,
  { outcome, price, balance, ...about }: SendResult,
): never {
  if (isNoRefusal(outcome)) throw new Error(`a message that is ${outcome} is not refused here`);
  if (outcome === 'unavailable') call.refuse('not_available');
  if (outcome === 'insufficient_credits')
    call.refuse(outcome, { details: { name: about.recipient_name ?? '', credits: balance, price } });
  if (outcome === 'spending_limit')
    call.refuse(outcome, { details: { period: about.limit_period ?? '', limit: about.limit_credits ?? 0, price } });
  if (outcome === 'too_many_conversations' || outcome === 'chat_paused')
    call.refuse(outcome, { details: waitOf(about.wait_until ?? call.now, call.now) });
  return call.refuse(outcome);
}

function waitOf(until: Date, now: Date): { seconds: number; hours: number } {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return { seconds, hours: Math.ceil(seconds / hourSeconds) };
}
