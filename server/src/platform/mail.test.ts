import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { smtpAnswer, startSmtp } from '../../test/stand-ins/smtp.ts';
import { testClock } from './clock.ts';
import { MailRefused, messageIdOf, smtpMailer, type Mailer, type MailMessage } from './mail.ts';
import { openMailbox } from './mail/mailbox.ts';

const sender = { name: 'Vonk · Müller', address: 'hallo@vonk.test' };
const message: MailMessage = {
  from: sender,
  to: 'anna@example.com',
  subject: 'Bevestig je e-mailadres – ééntje',
  text: 'Klik: https://vonk.test/abc\n',
  html: '<p>Klik <a href="https://vonk.test/abc">hier</a></p>',
  headers: { 'List-Unsubscribe': '<https://vonk.test/uit>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  messageId: messageIdOf(sender, 'activation:1', 'anna@example.com'),
};

async function connect(behaviour?: SMTPServerOptions): Promise<{ mailer: Mailer; received: Email[] }> {
  const { url, received } = await startSmtp(behaviour);
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  return { mailer, received };
}

test('a mail leaves by SMTP with text and HTML, its sender, its headers and its Message-ID', async () => {
  const { mailer, received } = await connect();
  await mailer.send(message);
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail).toMatchObject({
    from: sender,
    to: [{ address: 'anna@example.com' }],
    subject: message.subject,
    messageId: message.messageId,
  });
  expect(mail?.text).toContain('https://vonk.test/abc');
  expect(mail?.html).toContain('<a href="https://vonk.test/abc">');
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
});

test('a server that says later is an error to be tried again, without the address in its words', async () => {
  const { mailer } = await connect({
    onRcptTo: (_address, _session, done) => done(smtpAnswer(451, 'anna@example.com: greylisted, come back')),
  });
  const failure = await mailer.send(message).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
  expect((failure as Error).message).toBe('the mail server did not take the mail (RCPT TO 451)');
});

test.each([
  [
    'recipient',
    { onRcptTo: (_a: unknown, _s: unknown, done: (error?: Error) => void) => done(smtpAnswer(550, 'no such user')) },
    550,
  ],
  [
    'text',
    {
      onData: (stream: { resume(): void }, _s: unknown, done: (error?: Error) => void) => (
        stream.resume(),
        done(smtpAnswer(554, 'spam'))
      ),
    },
    554,
  ],
])('a final no to the %s is a refusal with the code of the server', async (_, behaviour, code) => {
  const { mailer } = await connect(behaviour as SMTPServerOptions);
  const failure = await mailer.send(message).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(MailRefused);
  expect(failure).toMatchObject({ code });
});

test('a final no to our own sender is to be mended by us, so it is no refusal', async () => {
  const { mailer } = await connect({ onMailFrom: (_address, _session, done) => done(smtpAnswer(550, 'who are you')) });
  await expect(mailer.send(message)).rejects.not.toBeInstanceOf(MailRefused);
});

test('an address with a line break in it goes nowhere', async () => {
  const { mailer, received } = await connect();
  await expect(mailer.send({ ...message, to: 'anna@example.com\r\nRCPT TO:<eve@example.com>' })).rejects.toBeInstanceOf(
    MailRefused,
  );
  expect(received).toEqual([]);
});

test('a server that is not there is an error to be tried again', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1');
  onTestFinished(() => mailer.close());
  const failure = await mailer.send(message).catch((error: Error) => error);
  expect(failure).not.toBeInstanceOf(MailRefused);
  expect(failure).toMatchObject({ message: expect.stringContaining('did not take the mail') });
});

test('the Message-ID follows from cause and recipient, and carries the domain of the sender', () => {
  const id = messageIdOf(sender, 'activation:1', 'anna@example.com');
  expect(id).toMatch(/^<[0-9a-f]{40}@vonk\.test>$/);
  expect(messageIdOf(sender, 'activation:1', 'anna@example.com')).toBe(id);
  expect(messageIdOf(sender, 'activation:2', 'anna@example.com')).not.toBe(id);
  expect(messageIdOf(sender, 'activation:1', 'bram@example.com')).not.toBe(id);
});

async function openFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), 'mailbox-')), 'mailbox');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true }));
  return folder;
}

test('the mailbox keeps mails, newest first, also for the next start', async () => {
  const folder = await openFolder();
  const clock = testClock(new Date('2026-03-01T12:00:00Z'));
  const mailbox = openMailbox(folder, clock);
  expect(await mailbox.list()).toEqual([]);
  await mailbox.send(message);
  clock.advance(1_000);
  await mailbox.send({ ...message, subject: 'Welkom', messageId: '<2@vonk.test>' });
  const again = openMailbox(folder, clock);
  const list = await again.list();
  expect(list.map(({ subject }) => subject)).toEqual(['Welkom', message.subject]);
  expect(await again.read(list[1]!.id)).toEqual({
    ...message,
    id: list[1]!.id,
    receivedAt: '2026-03-01T12:00:00.000Z',
  });
});

test('a second try of the same mail replaces the first in the mailbox', async () => {
  const folder = await openFolder();
  const mailbox = openMailbox(folder, testClock(new Date('2026-03-01T12:00:00Z')));
  await mailbox.send(message);
  await mailbox.send(message);
  expect(await mailbox.list()).toHaveLength(1);
  expect(await readdir(folder)).toHaveLength(1);
});

test('only ids of the mailbox are read, never another file', async () => {
  const mailbox = openMailbox(await openFolder(), testClock(new Date()));
  expect(await mailbox.read('../../../etc/passwd')).toBeUndefined();
  expect(await mailbox.read('0'.repeat(24))).toBeUndefined();
});
