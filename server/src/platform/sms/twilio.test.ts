import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SmsRefused } from './sms.ts';
import { twilioSender } from './twilio.ts';

const message = { to: '+31612345678', text: '123456 is je code', id: 'one' };
const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'very secret', from: 'Vonk' };

/** A stand-in for Twilio that answers in one way and keeps what it was asked. */
async function twilio(status: number, answer: unknown) {
  const asked: { url: string; authorization: string; body: URLSearchParams }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const body = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      asked.push({ url, authorization: headers.authorization ?? '', body });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('a message goes to the account’s own messages, from its name, with its token', async () => {
  const { url, asked } = await twilio(201, { sid: 'SM1' });
  await twilioSender({ ...account, url }).send(message);
  const service = `MG${'1'.repeat(32)}`;
  await twilioSender({ ...account, from: service, url }).send(message);
  expect(asked.map(({ url: path }) => path)).toEqual(
    Array.from({ length: 2 }, () => `/2010-04-01/Accounts/${account.accountSid}/Messages.json`),
  );
  expect(Buffer.from(asked[0]?.authorization.slice(6) ?? '', 'base64').toString()).toBe(
    `${account.accountSid}:very secret`,
  );
  expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({ To: message.to, Body: message.text, From: 'Vonk' });
  expect(Object.fromEntries(asked[1]?.body ?? [])).toMatchObject({ MessagingServiceSid: service });
});

test.each([
  [400, { code: 21_211, message: 'Invalid +31612345678' }, true],
  [400, { code: 21_614, message: 'no mobile +31612345678' }, true],
  [400, { code: 21_610, message: 'stopped +31612345678' }, true],
  [401, { code: 20_003, message: 'who are you' }, false],
  [429, { code: 20_429, message: 'too many for +31612345678' }, false],
  [500, 'broken +31612345678', false],
])(
  '%i %o is a no for good: %s; what is told names neither number nor text nor token (T90)',
  async (status, answer, isFinal) => {
    const { url } = await twilio(status, answer);
    const error: unknown = await twilioSender({ ...account, url })
      .send(message)
      .catch((problem: unknown) => problem);
    expect(error instanceof SmsRefused).toBe(isFinal);
    expect(String(error)).not.toMatch(/316|123456|secret/);
  },
);
