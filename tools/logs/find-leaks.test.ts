import { expect, test } from 'vitest';
import { findLeaks } from './find-leaks.ts';

const line = (msg: string) =>
  `${JSON.stringify({ level: 'error', time: '2026-11-26T02:15:09.123Z', pid: 4_711, msg })}\n`;
const quiet = [
  'listening on port 3000',
  'the job 6f1c9a52-0d7b-4a57-9a3e-1c5f00a1b2c3 failed',
  'a request failed at 1764123456789',
  '550 no such user <[e-mail]>',
  'the record is {"session":"[hidden]","password":"[hidden]"}',
]
  .map(line)
  .join('');

test.each([
  ['a text', 'could not send Loop je ook wel eens "langs" de Eem?', 'a message'],
  ['a short text by itself', JSON.stringify({ said: 'Eerste' }), 'a message'],
  ['an address', 'no such user anna@example.org', 'an e-mail address'],
  ['a card', 'declined 4242 4242 4242 4242', 'a number of a card'],
  ['an account', 'no mandate for NL91 ABNA 0417 1643 00', 'a number of a bank account'],
  ['a cookie', 'the header was session=Zm9vYmFyYmF6cXV4', 'a cookie or a key'],
  ['a token of a session', 'looked for Q2hhcmxpZQ-tango', 'a session'],
])('%s in a log is found, and not repeated (T90)', (_, msg, what) => {
  const secrets = [
    { what: 'a message', values: ['Loop je ook wel eens "langs" de Eem?', 'Eerste', 'Ja', 'failed'] },
    { what: 'a session', values: ['Q2hhcmxpZQ-tango'] },
  ];
  expect(findLeaks(quiet, secrets)).toEqual([]);
  const leaks = findLeaks(quiet + line(msg), secrets);
  expect(leaks.map((leak) => leak.what)).toEqual([what]);
  expect(leaks[0]?.line).toContain('…');
  expect(leaks[0]?.line).not.toContain(msg);
});
