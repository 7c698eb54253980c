import { expect, test } from 'vitest';
import type { NotificationType } from '@vonk/contract/notifications';
import { createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';

const kit = await createKit();

test('four types are on until the member chooses; a choice changes what it names alone (C36, T93, X6)', async () => {
  const anna = await another(kit, 'anna');
  const as = anna.browser;
  const defaults = {
    mail: ['conversation', 'message', 'like', 'unread'],
    push: ['conversation', 'message', 'like', 'unread'],
    shows_content: false,
    quiet: { from: 22, until: 8 },
    time_zone: null,
    mail_paused_until: null,
  };
  expect((await kit.call('GET /api/notifications.php', {}, { as })).ok).toEqual(defaults);
  expect((await kit.call('PUT /api/notifications.php', { mail: ['news', 'news'] }, { as })).ok).toEqual({
    ...defaults,
    mail: ['news'],
  });
  expect((await kit.call('PUT /api/notifications.php', { push: [], shows_content: true }, { as })).ok).toEqual({
    mail: ['news'],
    push: [],
    shows_content: true,
    quiet: { from: 22, until: 8 },
    time_zone: null,
    mail_paused_until: null,
  });
  expect((await kit.call('GET /api/notifications.php', {}, { as: (await another(kit, 'anna')).browser })).ok).toEqual(
    defaults,
  );
});

test('two switches at one moment do not undo each other', async () => {
  const { browser: as } = await another(kit, 'anna');
  await Promise.all([
    kit.call('PUT /api/notifications.php', { mail: ['like'] }, { as }),
    kit.call('PUT /api/notifications.php', { push: ['message'] }, { as }),
  ]);
  expect((await kit.call('GET /api/notifications.php', {}, { as })).ok).toMatchObject({
    mail: ['like'],
    push: ['message'],
  });
});

test('a type that does not exist is refused (NOTI-1)', async () => {
  const { browser: as } = await another(kit, 'anna');
  expect((await kit.callWith('PUT /api/notifications.php', { mail: ['spam'] }, { as })).status).toBe(400);
});

test('quiet hours are at night until the member chooses others or none; none is not the whole day (NOTI-4)', async () => {
  const { browser: as } = await another(kit, 'anna');
  const put = (quiet: { from: number; until: number } | null) =>
    kit.callWith('PUT /api/notifications.php', { quiet }, { as });
  for (const quiet of [{ from: 23, until: 7 }, null, { from: 9, until: 17 }]) {
    expect((await put(quiet)).ok.quiet).toEqual(quiet);
    expect((await kit.call('PUT /api/notifications.php', { shows_content: true }, { as })).ok.quiet).toEqual(quiet);
  }
  for (const wrong of [
    { from: 8, until: 8 },
    { from: 24, until: 8 },
    { from: -1, until: 8 },
    { from: 1.5, until: 8 },
  ])
    expect((await put(wrong)).status).toBe(400);
});

test('T93: each yes and no to advertising is recorded with its time, text and way; what is no advertising is not', async () => {
  const anna = await another(kit, 'anna');
  const choose = (way: 'mail' | 'push', ...types: NotificationType[]) =>
    kit.call('PUT /api/notifications.php', { [way]: types }, { as: anna.browser });
  await choose('mail', 'message', 'news', 'promotions');
  await choose('mail', 'message', 'news', 'promotions');
  await choose('push', 'news');
  await choose('mail', 'promotions');
  const { rows } = await kit.db.pool.query(
    `select subject, given, text_version, address_prefix <> '' as "hasNetwork" from consents
      where account_id = $1 and kind = 'marketing' order by decided_at, id`,
    [anna.id],
  );
  const noted = { text_version: '1', hasNetwork: true };
  expect(
    rows.toSorted((one, other) => `${one.subject}${other.given}`.localeCompare(`${other.subject}${one.given}`)),
  ).toEqual([
    { ...noted, subject: 'mail:news', given: true },
    { ...noted, subject: 'mail:news', given: false },
    { ...noted, subject: 'mail:promotions', given: true },
    { ...noted, subject: 'push:news', given: true },
  ]);
});
