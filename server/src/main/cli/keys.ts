import { randomBytes } from 'node:crypto';
import { Command } from 'commander';

/** `keys`: new secrets for the environment. */
export const keysCommand = () =>
  new Command('keys').description('print new secrets for the environment; nothing is stored').action(() => {
    console.log(`SESSION_SECRET=${randomBytes(32).toString('base64url')}`);
    console.log(`METRICS_TOKEN=${randomBytes(32).toString('base64url')}`);
  });
