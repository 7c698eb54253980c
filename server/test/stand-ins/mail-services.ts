import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Kit } from '../kit.ts';

const sendGridKeys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const mailgunKey = randomBytes(16).toString('hex');

/** The settings of a server that both stand-ins tell of its mails. */
export const mailServiceSettings = {
  SENDGRID_VERIFICATION_KEY: sendGridKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  MAILGUN_SIGNING_KEY: mailgunKey,
};

export interface SignedCall {
  readonly provider: 'sendgrid' | 'mailgun';
  readonly body: string;
  readonly headers: Record<string, string>;
}

const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** What SendGrid would send, signed as it signs. */
export function callOfSendGrid(events: unknown, at: Date): SignedCall {
  const body = typeof events === 'string' ? events : JSON.stringify(events);
  const timestamp = seconds(at);
  const signature = sign('sha256', Buffer.from(timestamp + body), sendGridKeys.privateKey).toString('base64');
  return {
    provider: 'sendgrid',
    body,
    headers: {
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': signature,
    },
  };
}

/** What Mailgun would send of one event, signed as it signs. */
export function callOfMailgun(event: object, at: Date): SignedCall {
  const timestamp = seconds(at);
  const token = randomBytes(25).toString('hex');
  const signature = createHmac('sha256', mailgunKey).update(`${timestamp}${token}`).digest('hex');
  const body = JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': event });
  return { provider: 'mailgun', body, headers: {} };
}

/** Brings a call to the server, on whatever of its hosts. */
export const bring = (kit: Kit, { provider, body, headers }: SignedCall, host = 'localhost') =>
  kit.callWith('POST /api/mail-events.php', { provider }, { as: kit.browser(host), body, headers });
