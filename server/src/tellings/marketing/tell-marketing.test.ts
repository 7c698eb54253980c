import { dayEnd } from '@vonk/contract/calendar';
import { day, hour, minute } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { startPushService } from '../../../test/stand-ins/push-service.ts';
import { campaignDraft, startCampaign, stopCampaign, writeDraft } from '../../campaigns/index.ts';
import { tellMarketing } from '../index.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const { db, clock } = kit;
const site = kit.services.sites.byId(1)!;
const by = () => ({ site, actor: 'ina', reason: 'lente', now: clock.now() });
const words = { nl: { subject: 'Zoeken op afstand', paragraphs: ['Het kan nu.'], button: 'Probeer het' } };

let names = 0;
async function send(kind: 'promotions' | 'news' = 'news'): Promise<string> {
  const name = `actie-${(names += 1)}`;
  await writeDraft(db, campaignDraft.parse({ name, kind, path: '/members', words, segment: {} }), by());
  await startCampaign(db, { name }, by());
  await kit.advance(minute);
  return name;
}
const choose = (
  person: Person,
  choices: { mail?: NotificationType[]; push?: NotificationType[]; shows_content?: boolean },
) => kit.call('PUT /api/notifications.php', choices, { as: person.browser });
async function subscribe(person: Person, browser = person.browser): Promise<string> {
  const subscription = service.browser();
  await kit.call('POST /api/push.php', { subscription }, { as: browser });
  return new URL(subscription.endpoint).pathname;
}
const pushed = (path: string) => service.handed.filter((each) => each.path === path).map(({ payload }) => payload);
const mailed = async (person: Person) => (await kit.mailsTo(person.email)).map(({ subject }) => subject);
const toldTo = async ({ browser }: Person) =>
  (await kit.call('GET /api/tellings.php', {}, { as: browser })).ok.tellings.map(({ kind, push, mail }) => [
    kind,
    push?.outcome,
    mail?.outcome,
  ]);

let anna: Person;
let path: string;
beforeEach(async () => {
  service.answer(201);
  // Noon on the clock of the site, two days on: what was told before counts for nothing.
  clock.advance(dayEnd(clock.now(), site.timeZone).getTime() - clock.now().getTime() + 2 * day + 12 * hour);
  anna = await another(kit, 'anna');
  await choose(anna, { mail: ['news', 'promotions'], push: ['news', 'promotions'] });
  path = await subscribe(anna);
});

describe('what a member chose to hear is pushed, and mailed where nobody opened it (NOTI-1, NOTI-2)', () => {
  test('on every browser at once, without what it says, and by mail after two hours', async () => {
    const other = kit.browser();
    await kit.call('POST /api/user.php', { email: anna.email, password }, { as: other });
    const desk = await subscribe(anna, other);
    await send();
    for (const each of [path, desk])
      expect(pushed(each)).toEqual([
        {
          id: expect.stringMatching(/^[\w-]{36}$/),
          title: 'Vonk',
          body: 'Er is nieuws over de site',
          url: '/members',
          tag: 'news',
          badge: 0,
          telling: expect.stringMatching(/^[\w-]{36}$/),
        },
      ]);
    expect(service.handed.find((each) => each.path === path)?.headers).toMatchObject({ ttl: '7200', urgency: 'low' });
    expect(await mailed(anna)).toEqual([]);
    expect(await toldTo(anna)).toEqual([['news', 'told', 'waiting']]);
    await kit.advance(2 * hour - 3 * minute);
    expect(await mailed(anna)).toEqual([]);
    await kit.advance(4 * minute);
    expect(await mailed(anna)).toEqual(['Zoeken op afstand']);
    expect(await toldTo(anna)).toEqual([['news', 'told', 'told']]);
    const { rows } = await db.pool.query('select data, due_at from tellings where member_id = $1', [anna.id]);
    expect(rows).toEqual([{ data: null, due_at: null }]);
  });

  test('on all of many browsers, though the service of some was away and others are gone', async () => {
    const people = [anna, ...(await Promise.all(Array.from({ length: 24 }, () => another(kit, 'bram'))))];
    const paths = [path];
    for (const person of people.slice(1)) {
      await choose(person, { mail: [], push: ['news'] });
      paths.push(await subscribe(person));
    }
    const gone = service.browser();
    await db.pool.query('update push_subscriptions set endpoint = $2 where member_id = $1', [
      people[3]?.id,
      gone.endpoint.replace(/[^/]+$/, 'gone'),
    ]);
    service.answerNext(503, 7);
    await send();
    const told = () => paths.filter((each) => pushed(each).length === 1).length;
    expect(told()).toBeGreaterThanOrEqual(17);
    await kit.advance(hour);
    expect(told()).toBe(24);
    expect(await toldTo(people[3]!)).toEqual([['news', 'refused', 'waiting']]);
    expect((await kit.call('GET /api/push.php', {}, { as: people[3]!.browser })).ok.devices).toEqual([]);
    expect(paths.every((each) => pushed(each).length < 2)).toBe(true);
  });

  test('what was opened is not mailed, whoever else says it was opened', async () => {
    const bram = await another(kit, 'bram');
    await send();
    const id = pushed(path)[0]?.telling ?? '';
    await kit.call('POST /api/telling-opened.php', { id }, { as: bram.browser });
    const waits = async () =>
      (await db.pool.query('select from tellings where id = $1 and due_at is not null', [id])).rows;
    expect(await waits()).toHaveLength(1);
    for (let at = 0; at < 2; at += 1)
      expect((await kit.call('POST /api/telling-opened.php', { id }, { as: anna.browser })).status).toBe(200);
    expect(await waits()).toEqual([]);
    await kit.advance(3 * hour);
    expect(await mailed(anna)).toEqual([]);
    expect(await toldTo(anna)).toEqual([['news', 'told', 'withdrawn']]);
    expect((await kit.callWith('POST /api/telling-opened.php', { id: 'x' }, { as: anna.browser })).status).toBe(400);
  });

  test('says what it is where the member wants that on the screen, in their language', async () => {
    await choose(anna, { shows_content: true });
    await send();
    expect(pushed(path)[0]?.body).toBe('Zoeken op afstand');
  });

  test('goes by mail at once where no browser is, and by push alone where no mail is wanted', async () => {
    const [bram, carla] = [await another(kit, 'bram'), await another(kit, 'anna')];
    await choose(bram, { mail: ['news'], push: ['news'] });
    await choose(carla, { mail: [], push: ['news'] });
    const carlas = await subscribe(carla);
    await send();
    expect(await mailed(bram)).toEqual(['Zoeken op afstand']);
    expect(await toldTo(bram)).toEqual([['news', 'no_device', 'told']]);
    expect(pushed(carlas)).toHaveLength(1);
    await kit.advance(3 * hour);
    expect([await mailed(carla), await toldTo(carla)]).toEqual([[], [['news', 'told', 'unwanted']]]);
  });
});

describe('nobody is told (T93)', () => {
  test('by push who chose the mail alone, nor by mail who ended it meanwhile', async () => {
    const bram = await another(kit, 'bram');
    await choose(bram, { mail: ['news'], push: ['promotions'] });
    const brams = await subscribe(bram);
    await send();
    expect([pushed(brams), await mailed(bram)]).toEqual([[], ['Zoeken op afstand']]);
    await choose(anna, { mail: [] });
    await kit.advance(3 * hour);
    expect(await mailed(anna)).toEqual([]);
  });

  test('who switched push off before their service took it', async () => {
    service.answer(503);
    await send();
    await expect(kit.advance(minute)).rejects.toThrow('send-push');
    await choose(anna, { push: [] });
    service.answer(201);
    await kit.advance(hour);
    expect(pushed(path)).toEqual([]);
  });

  test('of a campaign that was stopped: what waits never goes', async () => {
    const name = await send();
    await stopCampaign(db, { name }, by());
    await kit.advance(3 * hour);
    expect(await mailed(anna)).toEqual([]);
    await expect(stopCampaign(db, { name }, by())).rejects.toThrow('it is over');
  });

  test('twice: jobs that run again, at one moment with themselves, find that it was told', async () => {
    await send();
    const run = async () => {
      await tellMarketing({ sites: kit.services.sites, stillSo: {} }, 1).run(
        { siteId: 1 },
        { db, now: clock.now(), attempt: 2 },
      );
    };
    await Promise.all([run(), run()]);
    await kit.advance(2 * hour);
    await Promise.all([run(), run()]);
    await kit.advance(hour);
    expect([pushed(path).length, await mailed(anna)]).toEqual([1, ['Zoeken op afstand']]);
  });
});

test('T58: a member is told one promotion a day, by whatever way; the next one waits, and news for none', async () => {
  await send('promotions');
  await db.pool.query("update campaigns set ended_at = ended_at - interval '2 days' where kind = 'promotions'");
  await kit.advance(3 * hour);
  expect(await mailed(anna)).toEqual(['Zoeken op afstand']);
  await send('promotions');
  await send('news');
  expect(pushed(path).map(({ tag }) => tag)).toEqual(['promotions', 'news']);
  await kit.advance(day - 6 * minute);
  expect(pushed(path)).toHaveLength(2);
  await kit.advance(10 * minute);
  await kit.advance(minute);
  expect(pushed(path).map(({ tag }) => tag)).toEqual(['promotions', 'news', 'promotions']);
});
