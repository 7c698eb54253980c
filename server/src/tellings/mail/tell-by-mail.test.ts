import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { hour, minute } from '@vonk/contract/durations';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';
import { replyAsTeam, takeConversation } from '../../chat/index.ts';
import { sql } from '../../platform/database/db.ts';

const kit = await createKit();
const unseen = 11 * minute;

/** Lets time pass as it does: a job that another one writes is due from then on. */
const pass = async (milliseconds: number) => {
  await kit.advance(6000);
  for (let left = milliseconds - 6000; left > 0; left -= 10 * minute) await kit.advance(Math.min(left, 10 * minute));
};

const send = async (from: Person, to: { publicId: string }, text = 'Zaterdag om elf uur dan?') =>
  (await kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: from.browser })).ok
    .conversation ?? '';
const like = (from: Person, to: Person) =>
  kit.call('POST /api/like.php', { profile: to.publicId, source: 'card' }, { as: from.browser });
const choose = (person: Person, mail: ('message' | 'conversation' | 'like')[]) =>
  kit.call('PUT /api/notifications.php', { mail }, { as: person.browser });
const subjects = async (person: Person) => (await kit.mailsTo(person.email)).map(({ subject }) => subject).toReversed();
const mails = sql('select kind, mail from tellings where member_id = $1 order by made_at, id');
const mailNews =
  sql(`insert into tellings (site_id, id, member_id, kind, about, state, made_at, done_at, template, mail, mail_at)
  values (1, gen_random_uuid(), $1, 'news', 'spring', 'told', $2, $2, 'campaign', 'told', $2)`);
const look = sql("insert into live_looks (subscriber_id, until) values ($1, now() + interval '1 minute')");

let anna: Person;
let bram: Person;

beforeEach(async () => {
  anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  bram = await another(kit, 'bram', { boughtCredits: 50, isPremium: true });
  for (const { browser: as } of [anna, bram]) await kit.call('PUT /api/notifications.php', { quiet: null }, { as });
});

describe('what is not seen for ten minutes is mailed (NOTI-1, NOTI-4)', () => {
  test('without a name or a word of it, with the way to it and to the choices (T92)', async () => {
    const conversation = await send(anna, bram, 'Zaterdag om elf uur dan?');
    await pass(9 * minute);
    expect(await subjects(bram)).toEqual([]);
    await pass(2 * minute);
    const [mail, ...more] = await kit.mailsTo(bram.email);
    expect(mail?.subject).toBe('Iemand is een gesprek met je begonnen');
    expect(mail?.text).toContain('Er staat een bericht van een lid voor je klaar.');
    expect(mail?.text).toContain(`/chats/${conversation}\n`);
    expect(mail?.text).toContain('/notifications\n');
    for (const form of [mail?.text, mail?.html]) expect(form).not.toMatch(new RegExp(`${anna.name}|elf uur`));
    expect(more).toEqual([]);
  });

  test('conversations together, and what follows in one more an hour after', async () => {
    const carla = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
    await send(anna, bram);
    await send(carla, bram);
    await pass(unseen);
    for (let at = 0; at < 3; at += 1) await send(anna, bram, `Nog iets ${at}`);
    await send(carla, bram, 'En nu?');
    await pass(50 * minute);
    expect(await subjects(bram)).toEqual(['2 leden zijn een gesprek met je begonnen']);
    await pass(20 * minute);
    expect(await subjects(bram)).toEqual(['2 leden zijn een gesprek met je begonnen', 'Je hebt 4 nieuwe berichten']);
    const [newest] = await kit.mailsTo(bram.email);
    expect(newest?.text).toMatch(/\/chats\n/);
    await pass(3 * hour);
    expect(await subjects(bram)).toHaveLength(2);
  });

  test('likes after an hour, together, of real members alone (T17)', async () => {
    const carla = await another(kit, 'anna');
    await like(anna, bram);
    await pass(50 * minute);
    expect(await subjects(bram)).toEqual([]);
    await pass(11 * minute);
    expect(await subjects(bram)).toEqual(['Je hebt een nieuwe like']);
    await like(carla, bram);
    await kit.call('POST /api/like-seen.php', { profile: anna.publicId }, { as: bram.browser });
    await kit.call('POST /api/like-seen.php', { profile: carla.publicId }, { as: bram.browser });
    await pass(3 * hour);
    expect(await subjects(bram)).toHaveLength(1);
  });

  test('no later for what was mailed to many', async () => {
    await kit.db.transact((tx) => tx.run(mailNews, [bram.id, kit.clock.now()]));
    await send(anna, bram);
    await pass(unseen);
    expect(await subjects(bram)).toEqual(['Iemand is een gesprek met je begonnen']);
  });

  test('in the language of the reader', async () => {
    await kit.call('PUT /api/user.php', { language: 'pl' }, { as: bram.browser });
    await send(anna, bram);
    await pass(unseen);
    expect(await subjects(bram)).toEqual(['Ktoś rozpoczął z tobą rozmowę']);
  });

  test('of invented profiles as what they are (X6)', async () => {
    const luna = await addOther(kit, 'Luna');
    await kit.call(
      'POST /api/acknowledgement.php',
      { profile: luna.publicId, version: fictionalNoticeVersion },
      { as: anna.browser },
    );
    const conversation = await send(anna, luna, 'Hallo Luna');
    const desk = { siteId: 1, staff: 'eva', now: kit.clock.now() };
    await takeConversation(kit.db, desk, conversation);
    await replyAsTeam(kit.services, desk, { conversation, key: randomUUID(), text: 'Welk boek was het?' });
    await send(bram, anna);
    await pass(unseen);
    const [mail] = await kit.mailsTo(anna.email);
    expect(mail?.subject).toBe('Je hebt 2 nieuwe berichten');
    expect(mail?.text).toContain('Er staat een bericht van een lid voor je klaar.');
    expect(mail?.text).toContain(
      'Er staat een bericht klaar in een gesprek met een fictief profiel (geen fysiek contact mogelijk).',
    );
    expect(mail?.text).not.toContain('Luna');
  });
});

describe('nothing is mailed', () => {
  const unmailed: readonly [string, string, (conversation: string) => Promise<unknown>][] = [
    [
      'that was read meanwhile',
      'withdrawn',
      (conversation) => kit.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: bram.browser }),
    ],
    ['to who has a page open', 'withdrawn', () => kit.db.transact((tx) => tx.run(look, [bram.id]))],
    [
      'of whom the reader blocked',
      'withdrawn',
      () => kit.call('POST /api/block.php', { profile: anna.publicId }, { as: bram.browser }),
    ],
    ['that the reader switched off', 'unwanted', () => choose(bram, ['like', 'message'])],
  ];
  test.each(unmailed)('%s', async (_, outcome, act) => {
    const conversation = await send(anna, bram);
    await pass(minute);
    await act(conversation);
    await pass(unseen);
    expect(await subjects(bram)).toEqual([]);
    expect(await kit.db.rows(mails, [bram.id])).toEqual([{ kind: 'conversation', mail: outcome }]);
  });

  test('but the kinds that the reader wants', async () => {
    await choose(bram, ['message']);
    await send(anna, bram);
    await pass(minute);
    await send(anna, bram, 'En zondag?');
    await pass(25 * minute);
    expect(await subjects(bram)).toEqual(['Je hebt een nieuw bericht']);
    expect(await kit.db.rows(mails, [bram.id])).toEqual([
      { kind: 'conversation', mail: 'unwanted' },
      { kind: 'message', mail: 'told' },
    ]);
  });

  test('of who was erased: the jobs that wait go along', async () => {
    await send(anna, bram);
    await pass(minute);
    await kit.db.pool.query('delete from tellings where member_id = $1', [bram.id]);
    await pass(unseen);
    expect(await subjects(bram)).toEqual([]);
  });
});
