import { dayEnd } from '@vonk/contract/calendar';
import { day, hour, minute } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import { beforeAll, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { remindOfEnd } from './remind-of-end.ts';

const kit = await createKit();
const { db, clock } = kit;
const site = kit.services.sites.byId(1)!;
const run = () => remindOfEnd(kit.services)({}, { db, now: clock.now(), attempt: 1 });

interface Offered {
  wants?: NotificationType[];
  /** How long ago the offer was made. */
  days?: number;
}

/** A member with an offer that ends in so many hours. */
async function offered(hours: number, { wants = ['reminders'], days = 2 }: Offered = {}): Promise<Person> {
  const person = await another(kit, 'anna');
  await kit.call('PUT /api/notifications.php', { mail: wants }, { as: person.browser });
  await db.pool.query(
    `insert into discount_offers (site_id, member_id, kind, code, basis_points, expires_at, mail_hash, created_at)
      values (1, $1::uuid, 'welcome', 'WELKOM20', 2000, $2, decode(md5($1::uuid::text), 'hex'), $3)`,
    [person.id, new Date(clock.now().getTime() + hours * hour), new Date(clock.now().getTime() - days * day)],
  );
  return person;
}
async function told(person: Person): Promise<string[]> {
  await kit.advance(1000);
  return (await kit.mailsTo(person.email)).map(({ subject }) => subject);
}

beforeAll(() => {
  // Noon on the clock of the site.
  clock.advance(dayEnd(clock.now(), site.timeZone).getTime() - clock.now().getTime() + 12 * hour);
});

test('NOTI-1: who wants reminders is told once that their offer ends within a day, and when (T28)', async () => {
  const anna = await offered(20);
  await run();
  await run();
  expect(await told(anna)).toEqual([
    expect.stringMatching(/^Je korting van 20\s?% eindigt op \d+ \w+ 2026 om \d\d:\d\d$/),
  ]);
  const [mail] = await kit.mailsTo(anna.email);
  expect(mail?.text).toMatch(/Dat einde schuift niet op\./);
  expect(mail?.text).toMatch(/\/credits\n/);
  clock.advance(hour);
  await run();
  expect(await told(anna)).toHaveLength(1);
});

test('nobody else is: who did not choose so, whose offer ends later, is nearly over, was used or is not needed', async () => {
  const others = [await offered(20, { wants: ['news'] }), await offered(30), await offered(1)];
  const [used, premium, fresh] = [await offered(20), await offered(20), await offered(20, { days: 0 })];
  await db.pool.query(
    `insert into discount_uses (site_id, member_id, code, payment_id, is_once, taken_at)
      values (1, $1, 'WELKOM20', gen_random_uuid(), true, $2)`,
    [used.id, clock.now()],
  );
  await db.pool.query('update accounts set is_premium = true where id = $1', [premium.id]);
  await run();
  for (const person of [...others, used, premium, fresh]) expect(await told(person)).toEqual([]);
});

test('nothing waits for the morning that was used in the night, nor is pushed or mailed after it', async () => {
  clock.advance(11 * hour);
  const [anna, bram] = [await offered(20), await offered(20)];
  await run();
  await kit.advance(minute);
  await db.pool.query('update accounts set is_premium = true where id = $1', [anna.id]);
  await kit.advance(10 * hour);
  expect([await told(anna), (await told(bram)).length]).toEqual([[], 1]);
  clock.advance(3 * hour);
});

test('NOTI-4: at night it waits for the morning', async () => {
  clock.advance(11 * hour);
  const anna = await offered(20);
  await run();
  expect(await told(anna)).toEqual([]);
  await kit.advance(10 * hour);
  await run();
  expect(await told(anna)).toHaveLength(1);
});
