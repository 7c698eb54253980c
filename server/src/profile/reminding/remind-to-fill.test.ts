import { day } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { remindToFill } from './remind-to-fill.ts';

const kit = await createKit();
const { db, clock } = kit;
const run = () => remindToFill({}, { db, now: clock.now(), attempt: 1 });

interface Shown {
  days?: number;
  completeness?: number;
  photo?: string | null;
  wants?: NotificationType[];
}

/** A member who signed up so many days ago, with a profile that is so full. */
async function member({ days = 4, completeness = 30, photo = null, wants = ['reminders'] }: Shown): Promise<Person> {
  const person = await another(kit, 'anna');
  await kit.call('PUT /api/notifications.php', { mail: wants }, { as: person.browser });
  await db.pool.query('update profiles set created_at = $2, completeness = $3, main_photo_key = $4 where id = $1', [
    person.id,
    new Date(clock.now().getTime() - days * day),
    completeness,
    photo,
  ]);
  return person;
}
async function texts(person: Person): Promise<string[]> {
  await kit.advance(1000);
  return (await kit.mailsTo(person.email)).map(({ subject, text }) => `${subject}\n${text}`);
}

test('NOTI-1: who wants reminders is told once what their profile misses, some days after the sign-up', async () => {
  const [bare, wordless] = [await member({}), await member({ photo: 'a-photo' })];
  await run();
  clock.advance(day);
  await run();
  const [mail, ...more] = await texts(bare);
  expect(mail).toMatch(/^Vertel iets meer over jezelf\n[^]*Met een foto en een paar regels[^]*\/profile\n/);
  expect(more).toEqual([]);
  expect(await texts(wordless)).toEqual([expect.stringContaining('Op je profiel staat nog weinig.')]);
});

test('nobody else is: who did not choose so, has told enough, is new, or was left alone for long', async () => {
  const others = [{ wants: ['news' as const] }, { completeness: 60 }, { days: 2 }, { days: 8 }];
  const people = await Promise.all(others.map(member));
  await run();
  for (const person of people) expect(await texts(person)).toEqual([]);
});
