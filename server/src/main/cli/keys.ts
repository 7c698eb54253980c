import { createECDH, randomBytes } from 'node:crypto';
import { Command } from 'commander';

/** `keys`: new secrets for the environment; a VAPID key pair is a P-256 pair as base64url (RFC 8292). */
export const keysCommand = () =>
  new Command('keys').description('print new secrets for the environment; nothing is stored').action(() => {
    const pair = createECDH('prime256v1');
    const publicKey = pair.generateKeys('base64url');
    console.log(`SESSION_SECRET=${randomBytes(32).toString('base64url')}`);
    console.log(`METRICS_TOKEN=${randomBytes(32).toString('base64url')}`);
    console.log(`VAPID_PUBLIC_KEY=${publicKey}`);
    console.log(`VAPID_PRIVATE_KEY=${pair.getPrivateKey('base64url')}`);
  });
