import { dayEnd } from '@vonk/contract/calendar';
import { day, hour, minute } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import {
  campaignDraft,
  countReached,
  listCounted,
  sendCampaign,
  startCampaign,
  stopCampaign,
  writeDraft,
} from './index.ts';

const kit = await createKit();
const { db, clock } = kit;
const site = kit.services.sites.byId(1)!;
const list = () => listCounted(db, site, { after: undefined, limit: 100, now: clock.now() });
const by = () => ({ site, actor: 'ina', reason: 'lente', now: clock.now() });
const words = {
  nl: { subject: 'Zoeken op afstand', paragraphs: ['Je kunt nu zoeken op afstand.'], button: 'Probeer het' },
  pl: { subject: 'Szukanie w okolicy', paragraphs: ['Możesz szukać według odległości.'], button: 'Wypróbuj' },
};
let names = 0;
const draft = (more: object = {}) =>
  campaignDraft.parse({ name: `actie-${(names += 1)}`, kind: 'news', path: '/members', words, segment: {}, ...more });

async function send(more: object = {}): Promise<string> {
  const written = draft(more);
  await writeDraft(db, written, by());
  await startCampaign(db, { name: written.name }, by());
  return written.name;
}
const choose = (person: Person, ...mail: NotificationType[]) =>
  kit.call('PUT /api/notifications.php', { mail }, { as: person.browser });
const subjects = async (person: Person) => (await kit.mailsTo(person.email)).map(({ subject }) => subject);
const stateOf = async (name: string) => (await list()).find((campaign) => campaign.name === name)?.state;
/** Until the batch is out. */
const goOn = () => kit.advance(minute);

let anna: Person;
beforeEach(async () => {
  anna = await another(kit, 'anna');
  // Noon on the clock of the site.
  clock.advance(dayEnd(clock.now(), site.timeZone).getTime() - clock.now().getTime() + day + 12 * hour);
});

describe('a campaign (NOTI-1, T93)', () => {
  test('reaches who chose to hear it, in their language, with the way out, and nobody else', async () => {
    const [bram, kinga, lotte] = [await another(kit, 'bram'), await another(kit, 'anna'), await another(kit, 'lotte')];
    await choose(anna, 'news');
    await choose(bram, 'promotions', 'message');
    await choose(kinga, 'news');
    await db.pool.query(`update accounts set locale = 'pl' where id = $1`, [kinga.id]);
    const carla = await another(kit, 'anna');
    await choose(carla, 'news');
    await db.pool.query(`update accounts set locale = 'de' where id = $1`, [carla.id]);
    const name = await send();
    await goOn();
    const [mail] = await kit.mailsTo(anna.email);
    expect(mail?.subject).toBe('Zoeken op afstand');
    expect(mail?.text).toContain('Je kunt nu zoeken op afstand.');
    expect(mail?.text).toMatch(/\/members\n/);
    expect(mail?.text).toMatch(/\/notifications\n/);
    expect(await subjects(kinga)).toEqual(['Szukanie w okolicy']);
    for (const person of [bram, lotte, carla]) expect(await subjects(person)).toEqual([]);
    expect(await stateOf(name)).toBe('sent');
  });

  test('reaches nobody whose address is not confirmed or takes no mail, nor who is on another site', async () => {
    const [unsure, bounced] = [await another(kit, 'anna'), await another(kit, 'anna')];
    for (const person of [unsure, bounced]) await choose(person, 'news');
    await db.pool.query(`update accounts set status = 'not_confirmed' where id = $1`, [unsure.id]);
    await db.pool.query(`update accounts set notifications_disabled = 'bounce' where id = $1`, [bounced.id]);
    const other = kit.services.sites.byId(2)!;
    await choose(anna, 'news');
    expect(await countReached(db, other, { campaign: draft(), now: clock.now() })).toBe(0);
    await send();
    await goOn();
    expect(await subjects(unsure)).toEqual([]);
    expect(await subjects(bounced)).toEqual([]);
    expect(await subjects(anna)).toEqual(['Zoeken op afstand']);
  });

  test('is for its segment alone, and says beforehand for how many', async () => {
    const [buyer, away] = [await another(kit, 'bram', { isPremium: true }), await another(kit, 'lotte')];
    for (const person of [anna, buyer, away]) await choose(person, 'promotions');
    await db.pool.query('update accounts set last_active_on = $2::date - 40 where id = $1', [away.id, clock.now()]);
    const segment = { isPremium: false, activeDays: 30 };
    const before = await countReached(db, site, {
      campaign: draft({ kind: 'promotions', segment }),
      now: clock.now(),
    });
    expect(before).toBeGreaterThan(0);
    const name = await send({ kind: 'promotions', segment, path: '/credits' });
    await goOn();
    expect([await subjects(anna), await subjects(buyer), await subjects(away)]).toEqual([
      ['Zoeken op afstand'],
      [],
      [],
    ]);
    const sent = (await list()).find((campaign) => campaign.name === name);
    expect([sent?.noted, sent?.outcomes.mail]).toEqual([before, before]);
  });

  /** Runs the job of a campaign by hand, so many members at once. */
  async function runner(name: string, size: number): Promise<() => Promise<void>> {
    const { id } = (await list()).find((campaign) => campaign.name === name)!;
    const { run } = sendCampaign(kit.services.sites, size);
    return () => Promise.resolve(run({ siteId: 1, campaignId: id }, { db, now: clock.now(), attempt: 1 }));
  }

  test('tells nobody twice when its job is cut, run twice or asked for at once', async () => {
    await choose(anna, 'news');
    const name = await send();
    const run = await runner(name, 100);
    await Promise.all([run(), run()]);
    await db.pool.query('update campaigns set reached = null where name = $1', [name]);
    await goOn();
    expect(await subjects(anna)).toEqual(['Zoeken op afstand']);
  });

  test('goes out in batches, is begun once, and what is not mailed when it is stopped never is', async () => {
    const people = [anna, await another(kit, 'anna'), await another(kit, 'bram')];
    for (const person of people) await choose(person, 'news');
    const name = await send();
    await expect(startCampaign(db, { name }, by())).rejects.toThrow('sent or stopped already');
    await db.pool.query('delete from graphile_worker._private_jobs');
    const run = await runner(name, 1);
    const told = async () => (await list()).find((each) => each.name === name)?.noted;
    await run();
    await run();
    expect([await told(), await stateOf(name)]).toEqual([2, 'sending']);
    await stopCampaign(db, { name }, by());
    await run();
    await goOn();
    expect([await told(), await stateOf(name)]).toEqual([2, 'stopped']);
    await expect(stopCampaign(db, { name }, by())).rejects.toThrow('it is over');
  });

  test('waits for the morning at night (NOTI-4)', async () => {
    await choose(anna, 'news');
    clock.advance(hour * 12);
    await send();
    await goOn();
    expect(await subjects(anna)).toEqual([]);
    await kit.advance(hour * 8 - 2 * minute);
    expect(await subjects(anna)).toEqual([]);
    await kit.advance(2 * minute);
    expect(await subjects(anna)).toEqual(['Zoeken op afstand']);
  });

  test('T58: at most one promotion a day, also when two begin at once; news waits for none', async () => {
    const [first, second] = [draft({ kind: 'promotions' }), draft({ kind: 'promotions' })];
    for (const each of [first, second]) await writeDraft(db, each, by());
    const begun = await Promise.allSettled([first, second].map(({ name }) => startCampaign(db, { name }, by())));
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await goOn();
    const left = begun[0]?.status === 'rejected' ? first : second;
    await expect(startCampaign(db, { name: left.name }, by())).rejects.toThrow('one promotion a day');
    await send();
    clock.advance(day);
    await startCampaign(db, { name: left.name }, by());
    await goOn();
    expect(await stateOf(left.name)).toBe('sent');
  });

  test('is refused where its file is not right, and every deed leaves a line in the log (T89)', async () => {
    const wrong = [{ kind: 'like' }, { name: 'A b' }];
    for (const more of [...wrong, { segment: { age: 3 } }])
      expect(campaignDraft.safeParse({ ...draft(), ...more }).success).toBe(false);
    const empty = draft({ words: { nl: { ...words.nl, paragraphs: [] } } });
    await expect(writeDraft(db, empty, by())).rejects.toThrow('nl.text');
    for (const path of ['https://example.org', '//example.org'])
      await expect(writeDraft(db, draft({ path }), by())).rejects.toThrow('no address of the site');
    await expect(writeDraft(db, draft({ words: { pl: words.pl } }), by())).rejects.toThrow('own language, nl');
    const written = draft();
    await writeDraft(db, written, by());
    await expect(writeDraft(db, written, by())).rejects.toThrow('already');
    await startCampaign(db, { name: written.name }, by());
    await stopCampaign(db, { name: written.name }, by());
    const { rows } = await db.pool.query('select action from audit where subject = $1', [written.name]);
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'campaign_started',
      'campaign_stopped',
      'campaign_written',
    ]);
  });
});
