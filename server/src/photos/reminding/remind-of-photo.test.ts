import { dayEnd } from '@vonk/contract/calendar';
import { day, hour, minute } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import { beforeEach, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { remindOfPhoto } from './remind-of-photo.ts';

const kit = await createKit();
const { db, clock } = kit;
const site = kit.services.sites.byId(1)!;
const run = () => remindOfPhoto(kit.services)({}, { db, now: clock.now(), attempt: 1 });

/** Adds a photo of theirs, as it was decided about so long ago. */
const photo = (person: Person, state: 'removed' | 'active', ago = 2 * day) =>
  db.pool.query(
    `insert into photos (site_id, id, public_id, profile_id, key, state, reason, content_hash, uploaded_at, decided_at)
      values (1, gen_random_uuid(), substr(md5(random()::text), 1, 14), $1, md5(random()::text), $2, $3,
        sha256(random()::text::bytea), $4, $4)`,
    [person.id, state, state === 'removed' ? 'other' : null, new Date(clock.now().getTime() - ago)],
  );
async function member(wants: NotificationType[] = ['reminders']): Promise<Person> {
  const person = await another(kit, 'anna');
  await kit.call('PUT /api/notifications.php', { mail: wants }, { as: person.browser });
  return person;
}
async function told(person: Person): Promise<string[]> {
  await kit.advance(minute);
  return (await kit.mailsTo(person.email)).map(({ subject }) => subject);
}

beforeEach(() => {
  // Noon on the clock of the site.
  clock.advance(dayEnd(clock.now(), site.timeZone).getTime() - clock.now().getTime() + 12 * hour);
});

test('NOTI-1: who wants reminders is told once that their only photo was refused, and nothing of why (T92)', async () => {
  const anna = await member();
  await photo(anna, 'removed');
  await photo(anna, 'removed');
  await run();
  await run();
  expect(await told(anna)).toEqual(['Zet een andere foto op je profiel']);
  clock.advance(day);
  await run();
  expect(await told(anna)).toHaveLength(1);
});

test('nobody else is: who did not choose so, has another photo, or was refused just now or long ago', async () => {
  const [unasked, other, fresh, old] = [await member(['news']), await member(), await member(), await member()];
  for (const person of [unasked, other]) await photo(person, 'removed');
  await photo(other, 'active');
  await photo(fresh, 'removed', hour);
  await photo(old, 'removed', 5 * day);
  await run();
  for (const person of [unasked, other, fresh, old]) expect(await told(person)).toEqual([]);
});

test('who put another photo there in the night is not told in the morning', async () => {
  const anna = await member();
  await photo(anna, 'removed');
  clock.advance(11 * hour);
  await run();
  await kit.advance(minute);
  await photo(anna, 'active', 0);
  await kit.advance(10 * hour);
  expect(await told(anna)).toEqual([]);
});
