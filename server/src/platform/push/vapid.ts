import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import webPush from 'web-push';
import type { VapidKeys } from './push.ts';

/** A new pair, base64url: the public one uncompressed, 65 bytes, the private one 32. */
export const newVapidPair = (): Omit<VapidKeys, 'subject'> => webPush.generateVAPIDKeys();

/** The keys of a demo: made at its first start and kept, for a browser subscribes to one pair only. */
export function keptVapidKeys(file: string, subject: string): VapidKeys {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(newVapidPair()), { mode: 0o600 });
  }
  const { publicKey, privateKey }: Omit<VapidKeys, 'subject'> = JSON.parse(readFileSync(file, 'utf8'));
  return { publicKey, privateKey, subject };
}
