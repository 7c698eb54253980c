import { day, hour, minute } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, away, type Columns, type Person, setColumns } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { startPushService } from '../../../test/stand-ins/push-service.ts';
import { findCities } from '../../places/index.ts';
import { tellWeekly } from './tell-weekly.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const { db, clock } = kit;
const cities = new Map((await findCities({ country: 'NL', limit: 2000 })).map(({ name, cell }) => [name, cell]));
const at = (city: string) => ({ city, cell: cities.get(city) ?? null });
const run = () => tellWeekly(kit.services, 2)({}, { db, now: clock.now(), attempt: 1 });

/** To the next Friday, four o'clock in the Netherlands, in winter. */
function toFriday(shift = 0) {
  const now = clock.now().getTime();
  const days = (5 - new Date(now).getUTCDay() + 7) % 7 || 7;
  const friday = Math.floor(now / day) * day + days * day + 15 * hour;
  clock.advance(friday + shift - now);
}
const subjects = async (person: Person) => (await kit.mailsTo(person.email)).map(({ subject }) => subject);
async function told(person: Person) {
  await kit.advance(minute);
  return subjects(person);
}

/** Who wants to be told, and lives in Utrecht. */
async function seeker(choices: { mail?: NotificationType[]; push?: NotificationType[]; time_zone?: string } = {}) {
  const person = await another(kit, 'bram', { country: 'NL', columns: at('Utrecht') });
  await kit.call('PUT /api/notifications.php', { mail: ['weekly'], ...choices }, { as: person.browser });
  return person;
}
async function begins(city = 'Utrecht', columns: Columns = {}) {
  const where = { country: 'NL', columns: { ...at(city), ...columns } } as const;
  return away(kit, 'anna', where);
}

beforeAll(() => changeSite(kit, { cell_members: 1 }));
beforeEach(async () => {
  // Nobody is new to anybody.
  await db.pool.query(`update profiles set created_at = created_at - interval '60 days'`);
  await db.pool.query(`update notification_choices set mail = '{}', push = '{}'`);
  toFriday(-hour);
});

describe('new members near, weekly (NOTI-3, C45)', () => {
  test('are told of on Friday at four, by number and distance, by nobody’s name, and each once', async () => {
    const bram = await seeker();
    const one = await begins();
    for (const city of ['Zeist', 'Amersfoort', 'Maastricht']) await begins(city);
    await run();
    expect(await told(bram)).toEqual([]);
    clock.advance(hour);
    await run();
    expect(await told(bram)).toEqual(['3 nieuwe leden bij jou in de buurt']);
    const [mail] = await kit.mailsTo(bram.email);
    expect(mail?.text).toMatch(/Onder 10 km: \d\n10–25 km: \d\n25–50 km: 0\nSamen: 3/);
    expect(mail?.text).toContain('/members?new=1&distance=50&order=new');
    expect(mail?.text).not.toContain(one.name);
    expect(mail?.headers?.['List-Unsubscribe']).toBeDefined();
    await run();
    clock.advance(hour);
    await run();
    toFriday();
    for (let more = 0; more < 2; more += 1) await begins();
    await run();
    expect(await told(bram)).toHaveLength(1);
    // Two were too few: they are told of with those of the next week.
    toFriday();
    await begins();
    const late = await seeker();
    await setColumns(kit, late.id, { created_at: '2026-01-01' });
    await run();
    expect(await told(late)).toEqual([]);
    expect(await told(bram)).toEqual(['3 nieuwe leden bij jou in de buurt', '3 nieuwe leden bij jou in de buurt']);
    // The week before, two were told of by nobody.
    const lastWeeks = async () =>
      (await kit.mailsTo(bram.email)).flatMap(({ text }) => /Vorige week waren het er \d+\./.exec(text) ?? []);
    expect(await lastWeeks()).toEqual([]);
    toFriday();
    for (let more = 0; more < 4; more += 1) await begins();
    await run();
    expect(await told(bram)).toHaveLength(3);
    expect(await lastWeeks()).toEqual(['Vorige week waren het er 3.']);
  });

  test('go by push where that is chosen, and the switch ends it', async () => {
    const bram = await seeker({ mail: [], push: ['weekly'] });
    const subscription = service.browser();
    await kit.call('POST /api/push.php', { subscription }, { as: bram.browser });
    for (let more = 0; more < 3; more += 1) await begins();
    clock.advance(hour);
    await run();
    await kit.advance(minute);
    const path = new URL(subscription.endpoint).pathname;
    const pushed = () => service.handed.filter((each) => each.path === path).map(({ payload }) => payload);
    expect(pushed()).toMatchObject([
      { body: 'Er zijn nieuwe leden bij jou in de buurt', url: '/members?new=1&distance=50&order=new' },
    ]);
    await kit.call('PUT /api/notifications.php', { push: [] }, { as: bram.browser });
    for (let more = 0; more < 3; more += 1) await begins();
    toFriday();
    await run();
    await kit.advance(minute);
    expect(pushed()).toHaveLength(1);
  });

  test('count real, confirmed and findable members alone, who fit both ways, whom no block keeps apart (T8, SEARCH-2)', async () => {
    const bram = await seeker();
    for (let more = 0; more < 2; more += 1) await begins();
    await addOther(kit, 'Luna', { columns: { country: 'NL' } });
    await begins('Utrecht', { is_invisible: true });
    await begins('Utrecht', { is_confirmed: false });
    await begins('Utrecht', { status: 'disabled' });
    await begins('Utrecht', { looks_for: 2 });
    await begins('Utrecht', { gender: 'male', looks_for: 2 });
    await begins('Utrecht', { birth_date: '1960-01-01' });
    await begins('Utrecht', { cell: null });
    const [blocked, blocker] = [await begins(), await another(kit, 'anna', { country: 'NL', columns: at('Utrecht') })];
    await setColumns(kit, bram.id, { looks_for: 2 });
    await kit.call('POST /api/block.php', { profile: blocked.publicId }, { as: bram.browser });
    await kit.call('POST /api/block.php', { profile: bram.publicId }, { as: blocker.browser });
    clock.advance(hour);
    await run();
    expect(await told(bram)).toEqual([]);
    clock.advance(7 * day);
    await begins();
    await run();
    expect(await told(bram)).toEqual(['3 nieuwe leden bij jou in de buurt']);
  });

  test('on the member’s own Friday, whoever else is told at another hour', async () => {
    const [here, there] = [await seeker(), await seeker({ time_zone: 'America/New_York' })];
    for (let more = 0; more < 3; more += 1) await begins();
    clock.advance(hour);
    await run();
    expect([(await told(here)).length, (await told(there)).length]).toEqual([1, 0]);
    clock.advance(6 * hour);
    await run();
    expect([(await told(here)).length, (await told(there)).length]).toEqual([1, 1]);
  });

  test('tell nobody twice when it runs twice at one moment, however small its batches', async () => {
    const people = [await seeker(), await seeker(), await seeker(), await seeker(), await seeker()];
    for (let more = 0; more < 3; more += 1) await begins();
    clock.advance(hour);
    await Promise.all([run(), run()]);
    await run();
    await kit.advance(minute);
    for (const person of people) expect(await subjects(person)).toHaveLength(1);
  });
});
