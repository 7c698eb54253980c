import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { newDkimPair } from '../../platform/mail/dkim.ts';
import { newVapidPair } from '../../platform/push/vapid.ts';

/** `keys`: new secrets for the environment. */
export const keysCommand = () =>
  new Command('keys')
    .description('print new secrets for the environment; nothing is stored')
    .option('--dkim', 'a key that mails are signed with, and what the DNS says of it')
    .action(({ dkim }: { dkim?: true }) => {
      if (dkim) {
        const { key, record } = newDkimPair();
        console.log(`DKIM_KEY=${key}`);
        console.log(`TXT record of <DKIM_SELECTOR>._domainkey.<each of DKIM_DOMAINS>:\n${record}`);
        return;
      }
      console.log(`SESSION_SECRET=${randomBytes(32).toString('base64url')}`);
      const { publicKey, privateKey } = newVapidPair();
      console.log(`VAPID_PUBLIC_KEY=${publicKey}`);
      console.log(`VAPID_PRIVATE_KEY=${privateKey}`);
      console.log(`METRICS_TOKEN=${randomBytes(32).toString('base64url')}`);
    });
