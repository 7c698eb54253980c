import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
