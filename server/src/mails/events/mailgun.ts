import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailEventKind } from './events.ts';
import { failureOf, fieldOf, isLately, jsonOf, type MailService, momentOf, textOf } from './mail-service.ts';

// What Mailgun does not even try, because of what happened to an earlier mail.
const suppressed: Readonly<Record<string, MailEventKind>> = {
  'suppress-bounce': 'bounced',
  'suppress-complaint': 'complained',
  'suppress-unsubscribe': 'unsubscribed',
};

const kinds: Readonly<Record<string, (event: unknown) => MailEventKind | undefined>> = {
  failed: (event) => {
    // A temporary failure is tried again, and told anew when it is one for good.
    if (textOf(event, 'severity') !== 'permanent') return undefined;
    const status = fieldOf(event, 'delivery-status');
    const answer = ['enhanced-code', 'message', 'description'].map((name) => textOf(status, name)).join(' ');
    const reason = textOf(event, 'reason');
    const known = Object.hasOwn(suppressed, reason) ? suppressed[reason] : undefined;
    return known ?? failureOf(answer, textOf(status, 'bounce-type') === 'hard');
  },
  complained: () => 'complained',
  unsubscribed: () => 'unsubscribed',
};

/**
 * Mailgun by SMTP, with its webhooks: an HMAC over timestamp and token, which does not hold the rest of the call; the
 * tag does ("Securing Webhooks" in its documentation).
 */
export const mailgun = (key: string): MailService => ({
  name: 'mailgun',
  headersOf: (tag) => ({ 'X-Mailgun-Variables': JSON.stringify({ mail_tag: tag }) }),
  read({ body, now }) {
    const call = jsonOf(body);
    if (!isSigned(fieldOf(call, 'signature'), key, now)) return undefined;
    const event = fieldOf(call, 'event-data');
    const name = textOf(event, 'event');
    const kind = Object.hasOwn(kinds, name) ? kinds[name]?.(event) : undefined;
    const tag = textOf(fieldOf(event, 'user-variables'), 'mail_tag');
    return kind ? [{ tag, kind, at: momentOf(fieldOf(event, 'timestamp'), now) }] : [];
  },
});

function isSigned(signature: unknown, key: string, now: Date): boolean {
  const timestamp = textOf(signature, 'timestamp');
  const proof = createHmac('sha256', key)
    .update(`${timestamp}${textOf(signature, 'token')}`)
    .digest();
  const given = Buffer.from(textOf(signature, 'signature'), 'hex');
  return isLately(timestamp, now) && given.length === proof.length && timingSafeEqual(given, proof);
}
