import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { newVapidPair } from '../../platform/push/vapid.ts';

/** `keys`: new secrets for the environment. */
export const keysCommand = () =>
  new Command('keys').description('print new secrets for the environment; nothing is stored').action(() => {
    console.log(`SESSION_SECRET=${randomBytes(32).toString('base64url')}`);
    const { publicKey, privateKey } = newVapidPair();
    console.log(`VAPID_PUBLIC_KEY=${publicKey}`);
    console.log(`VAPID_PRIVATE_KEY=${privateKey}`);
    console.log(`METRICS_TOKEN=${randomBytes(32).toString('base64url')}`);
  });
