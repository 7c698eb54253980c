import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { SendRules } from '../messages/messages.ts';

const { db } = await createTestDatabase();

const rules: SendRules = {
  price: 1,
  noticeVersion: '2026-11-01',
  maxStarted: 2,
  maxNewPerDay: 50,
  maxHeld: 3,
  asks: false,
  brakeDay: 100,
  brakeMonth: 300,
  day: '2026-11-22',
};
const send = (given: unknown) =>
  db.pool.query(
    `select outcome from send_message_v1(1::smallint, gen_random_uuid(), 'nobody', gen_random_uuid(), 'text', 'Hoi', null, $1, gen_random_uuid(), 'x', now())`,
    [given === null ? null : JSON.stringify(given)],
  );

test('a send with all its rules is judged', async () => {
  expect((await send(rules)).rows).toEqual([{ outcome: 'not_found' }]);
});

test.each(Object.keys(rules))('a send without the rule %s, or with null for it, fails', async (name) => {
  const { [name as keyof SendRules]: _, ...others } = rules;
  await expect(send(others)).rejects.toThrow('the rules of a send must be');
  await expect(send({ ...rules, [name]: null })).rejects.toThrow('the rules of a send must be');
});

test('a send with a rule that nobody knows, or without any, fails', async () => {
  await expect(send({ ...rules, maxLength: 4 })).rejects.toThrow('the rules of a send must be');
  await expect(send(null)).rejects.toThrow('the rules of a send must be');
});
