import { type KeyObject, verify } from 'node:crypto';
import type { MailEventKind } from './events.ts';
import {
  failureOf,
  fieldOf,
  isLately,
  jsonOf,
  type MailService,
  momentOf,
  textOf,
  type ToldEvent,
} from './mail-service.ts';

// What SendGrid does not even try, because of what happened to an earlier mail.
const dropped: readonly (readonly [RegExp, MailEventKind])[] = [
  [/bounced|invalid/i, 'bounced'],
  [/spam reporting/i, 'complained'],
  [/unsubscribed/i, 'unsubscribed'],
];

const kinds: Readonly<Record<string, (event: unknown) => MailEventKind | undefined>> = {
  bounce: (event) =>
    failureOf(`${textOf(event, 'status')} ${textOf(event, 'reason')}`, textOf(event, 'type') !== 'blocked'),
  dropped: (event) => dropped.find(([pattern]) => pattern.test(textOf(event, 'reason')))?.[1],
  spamreport: () => 'complained',
  unsubscribe: () => 'unsubscribed',
  group_unsubscribe: () => 'unsubscribed',
};

/**
 * SendGrid by SMTP, with its signed event webhook: ECDSA over timestamp and body, by the key that SendGrid shows
 * ("Event Webhook Security Features" in its documentation).
 */
export const sendGrid = (key: KeyObject): MailService => ({
  name: 'sendgrid',
  headersOf: (tag) => ({ 'X-SMTPAPI': JSON.stringify({ unique_args: { mail_tag: tag } }) }),
  read({ body, header, now }) {
    const timestamp = header('x-twilio-email-event-webhook-timestamp') ?? '';
    const signature = header('x-twilio-email-event-webhook-signature') ?? '';
    if (!isLately(timestamp, now)) return undefined;
    const signed = Buffer.concat([Buffer.from(timestamp), body]);
    return verify('sha256', signed, key, Buffer.from(signature, 'base64')) ? eventsOf(jsonOf(body), now) : undefined;
  },
});

function eventsOf(list: unknown, now: Date): ToldEvent[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((event: unknown) => {
    const name = textOf(event, 'event');
    const kind = Object.hasOwn(kinds, name) ? kinds[name]?.(event) : undefined;
    return kind ? [{ tag: textOf(event, 'mail_tag'), kind, at: momentOf(fieldOf(event, 'timestamp'), now) }] : [];
  });
}
