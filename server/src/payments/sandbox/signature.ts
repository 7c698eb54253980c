import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the proof: `t=<Unix seconds>,v1=<hex of HMAC-SHA-256 over "t.body">`, as Stripe's. */
export const signatureHeader = 'x-sandbox-signature';
/** Older or more in the future than this is refused (T107). */
const toleranceSeconds = 300;

const macOf = (key: Buffer, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

/** Signs a body as sent at a moment. */
export function sign(key: Buffer, body: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(key, seconds, body).toString('hex')}`;
}

/** Whether one of the keys signed this very body within the tolerance. Takes the same time whichever byte is wrong. */
export function isSigned(
  header: string | undefined,
  { keys, body, now }: { keys: readonly Buffer[]; body: Buffer; now: Date },
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return false;
  const seconds = Number(match[1]);
  const given = Buffer.from(match[2] ?? '', 'hex');
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return keys.map((key) => timingSafeEqual(macOf(key, seconds, body), given)).includes(true);
}
