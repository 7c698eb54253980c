import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  return { log, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>, raw: () => lines.join('') };
}

test('a line is JSON with the level as a word, the time and the request it belongs to', () => {
  const { log, last } = capture();
  log.child({ requestId: 'r-1' }).info({ status: 200 }, 'answered');
  expect(last()).toMatchObject({ level: 'info', requestId: 'r-1', status: 200, msg: 'answered' });
  expect(last()['time']).toMatch(/^\d{4}-\d{2}-\d{2}T/);
});

test('personal fields are hidden at any depth, in lists, in bindings and however they are spelled (T90)', () => {
  const { log, raw } = capture();
  log.child({ user_agent: 'Firefox on a phone' }).info({
    member: { Email: 'x', profile: [{ birth_date: '1990-01-01', first_name: 'Anna' }] },
    text: 'hello you',
    site_id: 3,
  });
  for (const secret of ['Firefox', '1990', 'Anna', 'hello you']) expect(raw()).not.toContain(secret);
  expect(raw()).toContain('"site_id":3');
});

test('an e-mail address in any text is cut out, also in the message of an error (T90)', () => {
  const { log, raw } = capture();
  log.error(new Error('550 no such user <jörg.müller+x@mail.example.com> here'), 'could not reach anna@vonk.test');
  expect(raw()).not.toContain('example.com');
  expect(raw()).not.toContain('anna');
  expect(raw()).toContain('550 no such user <[e-mail]>');
});

test('of a database error the offending row is left out, and its cause is told', () => {
  const { log, last } = capture();
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'members_email',
    detail: 'Key (name)=(Anna)',
    table: 'members',
  });
  log.error({ err: new Error('could not sign up', { cause }) }, 'failed');
  expect(last()['err']).toMatchObject({
    message: 'could not sign up',
    cause: { code: '23505', constraint: 'members_email', table: 'members' },
  });
  expect(JSON.stringify(last())).not.toContain('Anna');
});

test('a record that contains itself is still written', () => {
  const { log, last } = capture();
  const loop: Record<string, unknown> = { at: 1 };
  loop['self'] = loop;
  log.info({ loop }, 'round');
  expect(last()['msg']).toBe('round');
});

test('lines below the level are not written', () => {
  const lines: string[] = [];
  createLog('warn', { write: (line) => void lines.push(line) }).info('quiet');
  expect(lines).toEqual([]);
});
