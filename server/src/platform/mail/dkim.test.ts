import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '../../../test/stand-ins/smtp.ts';
import { messageIdOf, smtpMailer } from '../mail.ts';
import { dkimOf, dkimRecord, newDkimPair, readDkimKey } from './dkim.ts';

const pair = newDkimPair();
const privateKey = readDkimKey(pair.key) ?? '';
const key = { selector: 'vonk1', domains: ['vonk.test', 'mail.vonk.test', 'avondrood.test'], privateKey };

/** What a mail is on the line, from an address, signed with the key. */
async function sent(address: string): Promise<Buffer> {
  const { url, taken } = await startSmtp();
  const mailer = smtpMailer(url, { dkim: key });
  onTestFinished(() => mailer.close());
  const from = { name: 'Vonk · Müller', address };
  await mailer.send({
    from,
    to: 'zoë@example.com',
    subject: 'Nieuw bericht – ééntje',
    text: 'Klik: https://vonk.test/abc\n\n\n.\n..een punt  \n',
    html: `<p>${'lang '.repeat(400)}</p>`,
    headers: {
      'List-Unsubscribe': '<https://vonk.test/uit>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Feedback-ID': 'new_message:message:site-00001',
    },
    messageId: messageIdOf(from, 'cause', 'anna@example.com'),
  });
  return taken[0]?.raw ?? Buffer.alloc(0);
}

/** What a receiver makes of it, with one record in the DNS; `mailauth` knows nothing of who signed. */
const verify = async (raw: Buffer, name = 'vonk1._domainkey.vonk.test', record = pair.record) => {
  const resolver = async (asked: string) => {
    if (asked === name) return [[record]];
    throw Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' });
  };
  return (await dkimVerify(raw, { resolver })).results;
};

test('NOTI-3: a receiver finds the signature of a mail right, for the domain it comes from', async () => {
  const raw = await sent('hallo@vonk.test');
  const [result, ...others] = await verify(raw);
  expect(others).toEqual([]);
  expect(result).toMatchObject({
    signingDomain: 'vonk.test',
    selector: 'vonk1',
    status: { result: 'pass', aligned: 'vonk.test' },
  });
  expect(result?.signingHeaders?.keys?.toLowerCase().split(': ')).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  );
});

test('what was changed on the way, or signed with another key, is found out', async () => {
  const raw = await sent('hallo@vonk.test');
  const text = raw.toString('latin1');
  for (const changed of [
    text.replace('One-Click', 'Two-Click'),
    text.replace('lang lang', 'lang kort'),
    text.replace('To: ', 'To: x'),
  ])
    expect((await verify(Buffer.from(changed, 'latin1')))[0]?.status.result).not.toBe('pass');
  expect((await verify(raw, 'vonk1._domainkey.vonk.test', newDkimPair().record))[0]?.status.result).toBe('fail');
});

test('each site is signed for its own domain, the nearest one, and what is of none is left unsigned', async () => {
  expect((await verify(await sent('hi@avondrood.test'), 'vonk1._domainkey.avondrood.test'))[0]).toMatchObject({
    signingDomain: 'avondrood.test',
    status: { result: 'pass' },
  });
  expect(dkimOf(key, 'hi@news.mail.vonk.test')?.domainName).toBe('mail.vonk.test');
  expect(dkimOf(key, 'hi@evilvonk.test')).toBeUndefined();
  expect((await sent('hi@elsewhere.test')).toString('latin1')).not.toMatch(/^DKIM-Signature:/im);
});

test('a key is taken as PEM, with its lines written out or not, and as base64; no other kind is', () => {
  const pem = readDkimKey(pair.key) ?? '';
  expect(pem).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(readDkimKey(pem.replaceAll('\n', '\\n'))).toBe(pem);
  const old = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  expect(readDkimKey(old.export({ format: 'pem', type: 'pkcs1' }).toString())).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(dkimRecord(pem)).toBe(pair.record);
  const others = [
    generateKeyPairSync('ed25519').privateKey,
    generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey,
    generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey,
  ];
  for (const each of others)
    expect(
      readDkimKey(each.export({ format: 'pem', type: each.type === 'public' ? 'spki' : 'pkcs8' }).toString()),
    ).toBeUndefined();
  for (const text of ['', 'short', 'A'.repeat(400)]) expect(readDkimKey(text)).toBeUndefined();
});
