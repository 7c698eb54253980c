import { hour } from '@vonk/contract/durations';
import { ECDH } from 'node:crypto';
import webPush from 'web-push';

/** A browser at its push service; keys are base64url (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** Plain JSON, encrypted for the browser alone; at most some 3,000 bytes. */
  readonly payload: object;
  /** How long a push service keeps it for a browser that is away. */
  readonly ttlSeconds: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** At most 32 characters of base64url: a newer one takes the place of one that still waits (RFC 8030). */
  readonly topic: string;
}

/**
 * What became of a push: `gone` when the browser takes no more, `refused` when the service will never take this one.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushSender {
  /** With which browsers subscribe. */
  readonly publicKey: string;
  /** Whether a browser can be sent to: it is at a push service we know, and something can be encrypted for its key. */
  canReach(target: PushTarget): boolean;
  /** Hands a push to its service; throws when it is to be tried again. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** The pair that tells push services who we are (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`, for their operators. */
  readonly subject: string;
}

export interface PushServices {
  /** Hosts, each with all below it: `push.apple.com` also stands for `web.push.apple.com`. */
  readonly hosts: readonly string[];
  /** For a service on the desk. */
  readonly allowsHttp: boolean;
}

const patienceMilliseconds = 15_000;

/** Sends web push to known services, encrypted as RFC 8291 says. */
export function openPushSender(vapidDetails: VapidKeys, services: PushServices): PushSender {
  const canReach = ({ endpoint, p256dh }: PushTarget) => isOf(services, endpoint) && isPoint(p256dh);
  const vouch = openVouchers(vapidDetails);
  return {
    publicKey: vapidDetails.publicKey,
    canReach,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) {
      if (!isOf(services, endpoint)) return 'refused';
      if (!isPoint(p256dh)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          headers: { Authorization: vouch(new URL(endpoint).origin) },
          TTL: ttlSeconds,
          urgency,
          topic,
          contentEncoding: 'aes128gcm',
        },
      );
      const { 'Content-Length': _, ...others } = headers as Record<string, string>;
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: others,
        body: new Uint8Array(body as Buffer),
        // One that is asked to go elsewhere could be led anywhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      // Read to its end, so that the connection serves the next one too.
      await answer.arrayBuffer();
      return outcomeOf(answer.status);
    },
  };
}

const voucherLife = 12 * hour;

/**
 * Who we are, for the service at an origin: signed once an hour and not for each push, as a signature costs as much as
 * the encryption of one, and holds for half a day (RFC 8292, 2 and 5).
 */
function openVouchers({ subject, publicKey, privateKey }: VapidKeys): (origin: string) => string {
  const made = new Map<string, { header: string; at: number }>();
  return (origin) => {
    const now = Date.now();
    const known = made.get(origin);
    if (known && now >= known.at && now - known.at < hour) return known.header;
    const until = Math.floor((now + voucherLife) / 1000);
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      until,
    );
    made.set(origin, { header, at: now });
    return header;
  };
}

/** Whether a key is a point of the curve, uncompressed (RFC 8291, 3.1): with any other nothing can be agreed on. */
function isPoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    return ECDH.convertKey(bytes, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`a push service answered ${status}`);
  return 'refused';
}

function isOf({ hosts, allowsHttp }: PushServices, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return false;
  return hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`));
}
