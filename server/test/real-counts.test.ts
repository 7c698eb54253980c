import { landerNames } from '@vonk/contract/landers';
import type { CallInput, CallName } from '@vonk/contract/api';
import { expect, test } from 'vitest';
import { createKit } from './kit.ts';
import { addOther, another } from './profiles.ts';
import { changeSite } from './sites.ts';

const kit = await createKit();
const day = 24 * 3_600_000;

/**
 * A number whose name says that it counts; what is counted apart, as invented, and amounts of money do not count here.
 */
const counts =
  /^(num|new|unread|similar_num|members|total|totals|count|received|given|matches|online)|_count$|_total$|numResults/i;
const countsNobody = /^(fictional_count|photo_count|total_minor|num_photos|number)$/;

/** Every number in an answer that counts, by its way from the top. */
function countersIn(value: unknown, way = '', isCounted = false): [string, number][] {
  if (typeof value === 'number') return isCounted ? [[way, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    countersIn(inner, `${way}.${key}`, !countsNobody.test(key) && (isCounted || counts.test(key))),
  );
}

test('T8: where every profile is invented all counters are nought, in badges, lists, searches, landers and mails', async () => {
  const viewer = await another(kit, 'bram', { columns: { country: 'NL', region: '09', city: 'Utrecht' } });
  for (let at = 0; at < 30; at += 1)
    await addOther(kit, `verzinsel${at}`, {
      kind: at % 3 === 0 ? 'fictional_ai' : 'fictional',
      columns: { photo_count: 1, main_photo_key: `1/verzinsel${at}`, last_active_on: '2026-11-21' },
    });
  for (const kind of ['livecam', 'partner'] as const) await addOther(kit, `verzinsel-${kind}`, { kind });
  await kit.advance(0);

  await changeSite(kit, { logged_out_search_trafficsource: true });
  const guest = kit.browser();
  guest.cookies.set('source', 'network%3Dradio');
  const seen: string[] = [];
  const ask = async <Name extends CallName>(name: Name, input: CallInput<Name>, as = viewer.browser) => {
    const answer = await kit.call(name, input, { as });
    expect([name, answer.status]).toEqual([name, 200]);
    const found = countersIn(answer.ok);
    seen.push(...found.map(([way]) => `${name}${way}`));
    expect(found.filter(([, number]) => number > 0).map(([way, number]) => `${name}${way} = ${number}`)).toEqual([]);
    return answer.ok;
  };
  await ask('GET /api/user.php', {});
  await ask('GET /api/chats.php', {});
  await ask('GET /api/likes.php', {});
  await ask('GET /api/swipe.php', {});
  await ask('GET /api/settings.php', {}, kit.browser());
  const wide = { min_age: 18, max_age: 99 };
  const found = await ask('GET /api/members.php', wide);
  expect(found.results.every(({ kind }) => kind !== 'member')).toBe(true);
  for (const narrow of [
    { gender: 'female' },
    { gender: 'female', min_age: 18, max_age: 35 },
    { online: '1' },
    { new: '1' },
  ] as const)
    await ask('GET /api/members.php', narrow);
  await ask('GET /api/members.php', { gender: 'female', network: 'radio' }, guest);
  for (const lander of landerNames) await ask('GET /api/lander.php', { lander }, kit.browser());
  expect(seen).toEqual(
    expect.arrayContaining(['GET /api/user.php.user.unread_messages', 'GET /api/user.php.user.new_likes']),
  );
  expect(seen).toEqual(
    expect.arrayContaining(['GET /api/likes.php.totals.received', 'GET /api/members.php.numResults']),
  );

  // The nights of a month pass: nobody invented likes, looks or writes, so nothing is counted or mailed.
  for (let night = 0; night < 3; night += 1) await kit.advance(10 * day);
  expect((await kit.mailsTo(viewer.email)).map(({ subject }) => subject)).toEqual([]);
});

test('T8: one real member among them is counted as one', async () => {
  const viewer = await another(kit, 'bram', { columns: { country: 'NL' } });
  await another(kit, 'anna', { columns: { country: 'NL', last_active_on: '2026-11-21' } });
  const wide = { gender: 'female', min_age: 18, max_age: 99, fresh: '1' } as const;
  expect((await kit.call('GET /api/members.php', wide, { as: viewer.browser })).ok.numResults).toBe(1);
});
