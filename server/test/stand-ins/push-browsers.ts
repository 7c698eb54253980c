import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload, PushSubscriptionInput } from '@vonk/contract/push';

/** What a push service was handed for a browser. */
export interface HandedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly payload: PushPayload;
}

export interface PushService {
  /** For `PUSH_SERVICES`. */
  readonly host: string;
  /** Every push that was handed over and could be read, in order. */
  readonly handed: HandedPush[];
  /** What it answers from now on. */
  answer(status: number): void;
  /** What it answers so many times, before it goes on as it did. */
  answerNext(status: number, times: number): void;
  /** A new browser that subscribed here. */
  browser(): PushSubscriptionInput;
  /** How many connections were made to it. */
  connections(): number;
}

interface Keys {
  readonly own: ECDH;
  readonly auth: Buffer;
}

/** A push service with its browsers: it takes pushes as RFC 8030 says, and they read them as RFC 8291 says. */
export async function openPushService(): Promise<PushService & { close(): Promise<void> }> {
  const browsers = new Map<string, Keys>();
  const handed: HandedPush[] = [];
  let status = 201;
  let connections = 0;
  const next: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const keys = browsers.get(request.url ?? '');
      const answer = keys ? (next.shift() ?? status) : 404;
      if (answer === 201 && keys)
        handed.push({
          path: request.url ?? '',
          headers: request.headers,
          payload: JSON.parse(decrypt(Buffer.concat(parts), keys).toString('utf8')),
        });
      // More than lies ready at once: a connection whose answer is not read to its end serves nobody else.
      response.writeHead(answer).end('what a service says '.repeat(20_000));
    });
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    handed,
    answer: (always) => (status = always),
    answerNext: (first, times) => void next.push(...Array.from({ length: times }, () => first)),
    connections: () => connections,
    browser() {
      const own = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('hex')}`;
      browsers.set(path, { own, auth });
      const p256dh = own.generateKeys('base64url', 'uncompressed');
      return {
        endpoint: `http://${host}${path}`,
        expirationTime: null,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
    },
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Reads one record of `aes128gcm` (RFC 8188) with a browser's keys (RFC 8291, 3.4). */
export function decrypt(body: Buffer, { own, auth }: Keys): Buffer {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const material = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
}
