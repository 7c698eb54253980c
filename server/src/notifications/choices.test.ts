import { expect, test } from 'vitest';
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
