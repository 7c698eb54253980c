import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDkimPair, readDkimKey } from '../platform/mail/dkim.ts';
import { readConfig } from './config.ts';
import { dkimKeyOf } from './mail-settings.ts';

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://db/vonk',
  SMTP_URL: 'smtp://mail:587',
  SESSION_SECRET: 'a'.repeat(32),
  PUBLIC_URL: 'https://vonk.example',
};

test('with nothing set everything has a default, and only this machine is listened to', () => {
  expect(readConfig({})).toMatchObject({
    MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
  });
  const { PUBLIC_URL, SMTP_URL } = readConfig({ PORT: '4100', SMTP_URL: '' });
  expect([PUBLIC_URL, SMTP_URL]).toEqual(['http://localhost:4100', undefined]);
});

test('every mistake is named at once', () => {
  const read = () =>
    readConfig({ MODE: 'live', PORT: 'abc', PUBLIC_URL: 'nowhere', SESSION_SECRET: 'short', SKIP_SEED: 'perhaps' });
  for (const name of ['MODE', 'PORT', 'PUBLIC_URL', 'SESSION_SECRET', 'SKIP_SEED'])
    expect(read).toThrow(new RegExp(`[:;] ${name} must be `));
});

test('OPS-3: production does not start without secrets, a database, mail and https', () => {
  expect(readConfig(production)).toMatchObject({ MODE: 'production', HOST: '0.0.0.0' });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'PUBLIC_URL'])
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name} is needed when MODE=production`);
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://vonk.example' })).toThrow(
    'PUBLIC_URL must begin with https:// when MODE=production',
  );
});

test('the settings of a bucket go together', () => {
  expect(() => readConfig({ S3_BUCKET: 'photos' })).toThrow('S3_ACCESS_KEY_ID is needed with the other S3 settings');
  expect(readConfig({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }).S3_REGION).toBe(
    'us-east-1',
  );
});

test('the key of a payment provider is of the mode that the site runs in', () => {
  const [live, play] = [`live_${'k'.repeat(30)}`, `test_${'k'.repeat(30)}`];
  expect(readConfig({ MOLLIE_API_KEY: play }).MOLLIE_API_KEY).toBe(play);
  expect(readConfig({ ...production, MOLLIE_API_KEY: live }).MOLLIE_API_KEY).toBe(live);
  const told = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect(told({ ...production, MOLLIE_API_KEY: play })).toContain('MOLLIE_API_KEY must begin with live_');
  expect(told({ MOLLIE_API_KEY: live })).toContain('MOLLIE_API_KEY must begin with test_');
  expect(told({ ...production, MOLLIE_API_URL: 'https://127.0.0.1/v2/' })).toContain('MOLLIE_API_URL is for tests');
  for (const key of [live, play]) expect(told({ ...production, MOLLIE_API_KEY: `${key} ` })).not.toContain(key);
});

test('Stripe goes with what its notifications are signed with, two at a time while one replaces the other', () => {
  const [key, one, other] = [`sk_test_${'k'.repeat(20)}`, `whsec_${'a'.repeat(20)}`, `whsec_${'b'.repeat(20)}`];
  expect(() => readConfig({ STRIPE_SECRET_KEY: key })).toThrow('STRIPE_WEBHOOK_SECRET is needed');
  for (const secrets of [one, `${one},${other}`])
    expect(readConfig({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets }).STRIPE_SECRET_KEY).toBe(key);
  const read = () => readConfig({ ...production, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: one });
  expect(read).toThrow('STRIPE_SECRET_KEY must begin with sk_live_');
});

test('what mails are signed with goes together, and is there once', () => {
  const key = newDkimPair().key;
  const whole = { DKIM_KEY: key, DKIM_SELECTOR: 'vonk1', DKIM_DOMAINS: 'Vonk.example,vonk.nl' };
  expect(dkimKeyOf(readConfig(whole))).toMatchObject({ selector: 'vonk1', domains: ['vonk.example', 'vonk.nl'] });
  expect(dkimKeyOf(readConfig({}))).toBeUndefined();
  for (const name of Object.keys(whole))
    expect(() => readConfig({ ...whole, [name]: undefined })).toThrow(/is needed with the other settings of DKIM/);
  const file = join(mkdtempSync(join(tmpdir(), 'dkim-')), 'key.pem');
  writeFileSync(file, readDkimKey(key) ?? '');
  expect(() => readConfig({ ...whole, DKIM_KEY_FILE: file })).toThrow('exclude each other');
  const { DKIM_KEY: _, ...rest } = whole;
  expect(dkimKeyOf(readConfig({ ...rest, DKIM_KEY_FILE: file }))?.privateKey).toBe(readDkimKey(key));
});
