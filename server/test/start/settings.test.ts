import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { settings } from '../../src/main/config.ts';
import { freePort } from '../listen.ts';
import { useGround } from './ground.ts';
import { lineOf, startProgram } from './program.ts';

const { path, start, copyTemplate } = useGround();

// One value that no setting of its kind can use; `settings` holds all there are.
const unusable: Record<(typeof settings)[number], string> = {
  MODE: 'live',
  PORT: '70000',
  HOST: 'no such host',
  PUBLIC_URL: 'nowhere',
  TRUST_PROXY: '-1',
  COUNTRY_HEADER: 'CF IPCountry',
  DATA_DIR: '/dev/null',
  DATABASE_URL: 'mysql://here',
  DATABASE_READ_URL: 'mysql://there',
  DATABASE_NAMED_STATEMENTS: 'perhaps',
  BUS_URL: 'redis://here',
  SMTP_URL: 'mail.example.com',
  DKIM_KEY: 'short',
  DKIM_KEY_FILE: '/no/such/file',
  DKIM_SELECTOR: 'no selector',
  DKIM_DOMAINS: 'nowhere',
  MAIL_PER_SECOND: '0',
  MAIL_PER_DOMAIN: 'many',
  RETURN_PATH_DOMAIN: 'nowhere',
  RETURN_PATH_PORT: '70000',
  SENDGRID_VERIFICATION_KEY: 'short',
  MAILGUN_SIGNING_KEY: 'short',
  S3_BUCKET: 'without-its-keys',
  S3_REGION: 'far away',
  S3_ACCESS_KEY_ID: 'alone',
  S3_SECRET_ACCESS_KEY: 'alone',
  S3_ENDPOINT: 'ftp://store',
  TWILIO_ACCOUNT_SID: 'mine',
  TWILIO_AUTH_TOKEN: 'short',
  TWILIO_FROM: 'much too long a name',
  TWILIO_URL: 'ftp://there',
  SESSION_SECRET: 'short',
  SANDBOX_PAYMENTS: 'perhaps',
  SANDBOX_DEBIT_SECONDS: 'soon',
  MOLLIE_API_KEY: 'live_key',
  MOLLIE_ACCESS_TOKEN: 'access',
  MOLLIE_API_URL: 'http://here',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'secret',
  STRIPE_CREDITOR_ID: 'not one',
  STRIPE_API_URL: 'nowhere',
  VAPID_PUBLIC_KEY: 'short',
  VAPID_PRIVATE_KEY: 'short',
  VAPID_SUBJECT: 'nobody',
  PUSH_SERVICES: 'no such host',
  METRICS_TOKEN: 'short',
  DRAIN_SECONDS: 'soon',
  METRICS_PORT: '0',
  ADMIN_HOST: 'https://beheer.vonk.nl',
  TRACES_URL: 'nowhere',
  TRACES_SHARE: '2',
  LOG_LEVEL: 'loud',
  SKIP_SEED: 'perhaps',
};

describe('one line and nothing left', () => {
  test.each(settings)('%s with a value that cannot be', async (name) => {
    const told = name === 'DATA_DIR' ? /DATA_DIR/ : new RegExp(`\\b(${name}|S3_[A-Z_]+)\\b`);
    const dataDir = path('never');
    const program = start(dataDir, { PORT: String(await freePort()), [name]: unusable[name] });
    expect(await lineOf(program)).toMatch(told);
    expect(existsSync(path('never/postgres'))).toBe(false);
  });

  test('a port that is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as { port: number };
    const dataDir = copyTemplate('port');
    expect(await lineOf(start(dataDir, { PORT: String(port) }), dataDir)).toMatch(/in use.*PORT=\d+ npm start/);
  });

  test.each([
    [
      'nobody listens',
      () => 'postgres://app:secret@127.0.0.1:9/app',
      /127\.0\.0\.1:9\) cannot be used: nothing listens/,
    ],
    [
      'there is no host',
      () => 'postgres://app:secret@vonk.invalid/app',
      /vonk\.invalid:5432\) cannot be used: there is no/,
    ],
    ['there is no such database', () => refusing('3D000'), /has no database app/],
    ['the password is wrong', () => refusing('28P01'), /refuses the user app or the password/],
    ['the server is busy', () => refusing('53300'), /cannot be used: no more room/],
  ])('a DATABASE_URL where %s', async (_, url, words) => {
    const program = startProgram('migrate', { DATABASE_URL: await url(), DATA_DIR: path('unused') });
    expect(await lineOf(program)).toMatch(words);
    expect((await program.ended).err).not.toContain('secret');
  });
});

/** The address of a server that refuses everybody with a code of PostgreSQL. */
async function refusing(code: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno more room\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `postgres://app:secret@127.0.0.1:${(server.address() as { port: number }).port}/app`;
}
