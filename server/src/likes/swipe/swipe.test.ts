import { dayEnd } from '@vonk/contract/calendar';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';

const kit = await createKit();
const day = 24 * 3600 * 1000;
const man = { columns: { looks_for: 2, country: 'NL', birth_date: '1986-01-01' } };
let rank = 0;
/** Each stands before those who came earlier. */
const woman = () => ({ columns: { looks_for: 1, country: 'NL', birth_date: '1985-01-01', rank: (rank += 1) } });
const deckOf = async ({ browser }: Person) => (await kit.call('GET /api/swipe.php', {}, { as: browser })).ok;
const swipe = ({ browser }: Person, { publicId: profile }: { publicId: string }, like: boolean) =>
  kit.call('POST /api/swipe.php', { profile, like }, { as: browser });
const names = (deck: readonly { name: string }[]) => deck.map(({ name }) => name);

describe('the deck', () => {
  test('shows real members who fit, and never again whom one liked or passed (LIKE-2, T8)', async () => {
    const [mark, anna, bea, carla] = [
      await another(kit, 'bram', man),
      await another(kit, 'anna', woman()),
      await another(kit, 'anna', woman()),
      await another(kit, 'anna', woman()),
    ];
    await another(kit, 'bram', man);
    await addOther(kit, 'Luna', { columns: { rank: 9999 } });
    expect(names((await deckOf(mark)).deck)).toEqual([carla.name, bea.name, anna.name]);
    await swipe(mark, carla, false);
    await swipe(mark, bea, true);
    expect(await deckOf(mark)).toMatchObject({ deck: [{ name: anna.name }], can_undo: true, likes_left: 3 });
    await kit.call('DELETE /api/like.php', { profile: bea.publicId }, { as: mark.browser });
    expect(names((await deckOf(mark)).deck)).toEqual([bea.name, anna.name]);
  });

  test('gives the last pass back, and only passes', async () => {
    const mark = await another(kit, 'bram', man);
    const [first, second] = (await deckOf(mark)).deck;
    if (!first || !second) throw new Error('the deck is empty');
    await swipe(mark, { publicId: first.id }, false);
    kit.clock.advance(1000);
    await swipe(mark, { publicId: second.id }, false);
    const undo = () => kit.call('DELETE /api/swipe.php', {}, { as: mark.browser });
    expect((await undo()).ok.profile?.id).toBe(second.id);
    expect((await undo()).ok.profile?.id).toBe(first.id);
    expect((await undo()).ok.profile).toBeNull();
    await swipe(mark, { publicId: first.id }, true);
    expect((await undo()).ok.profile).toBeNull();
  });

  test('leaves out who blocked or hid meanwhile, and a pass of them is no way to find out', async () => {
    const [mark, dora] = [await another(kit, 'bram', man), await another(kit, 'anna', woman())];
    await kit.call('POST /api/block.php', { profile: mark.publicId }, { as: dora.browser });
    expect(names((await deckOf(mark)).deck)).not.toContain(dora.name);
    const unknown = await swipe(mark, { publicId: 'AAAAAAAAAAAAAA' }, false);
    expect((await swipe(mark, dora, false)).refusal).toEqual(unknown.refusal);
    expect((await swipe(mark, dora, true)).status).toBe(404);
  });
});

describe('four likes a day', () => {
  test('are counted by the server, also when they come at once; what is over the limit is not given', async () => {
    const mark = await another(kit, 'bram', man);
    const women = await Promise.all(Array.from({ length: 6 }, () => another(kit, 'anna', woman())));
    const answers = await Promise.all(women.map((each) => swipe(mark, each, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.refusal).toMatchObject({ error: 'swipe_limit', details: { count: 4 } });
    expect((await kit.call('GET /api/likes.php', {}, { as: mark.browser })).ok.totals.given).toBe(4);
    expect((await deckOf(mark)).likes_left).toBe(0);
    expect((await swipe(mark, await another(kit, 'anna', woman()), false)).status).toBe(200);
  });

  test('come back at midnight of the site, and an unlike gives none back (C18)', async () => {
    const mark = await another(kit, 'bram', man);
    const like = async () => swipe(mark, await another(kit, 'anna', woman()), true);
    const first = await another(kit, 'anna', woman());
    await swipe(mark, first, true);
    await kit.call('DELETE /api/like.php', { profile: first.publicId }, { as: mark.browser });
    expect((await deckOf(mark)).likes_left).toBe(3);
    for (let given = 0; given < 3; given += 1) await like();
    const { day_ends_at: end } = await deckOf(mark);
    // The default site keeps Amsterdam's time: one hour before UTC in November.
    expect(end).toMatch(/T23:00:00\.000Z$/);
    kit.clock.set(new Date(Date.parse(end) - 1));
    expect((await like()).refusal.error).toBe('swipe_limit');
    kit.clock.advance(1);
    expect((await deckOf(mark)).likes_left).toBe(4);
    expect((await like()).status).toBe(200);
  });

  test('are those of the game alone: other likes do not count, and liking somebody again costs none', async () => {
    const mark = await another(kit, 'bram', man);
    const anna = await another(kit, 'anna', woman());
    await kit.call('POST /api/like.php', { profile: anna.publicId, source: 'profile' }, { as: mark.browser });
    expect((await swipe(mark, anna, true)).ok.likes_left).toBe(4);
  });

  test('make a match like any other', async () => {
    const [mark, anna] = [await another(kit, 'bram', man), await another(kit, 'anna', woman())];
    await kit.call('POST /api/like.php', { profile: mark.publicId }, { as: anna.browser });
    expect((await swipe(mark, anna, true)).ok).toMatchObject({ match: true, likes_left: 3 });
  });
});

test('a day ends at midnight of its place, also when the clocks change', () => {
  expect(dayEnd(new Date('2026-03-28T23:30:00Z'), 'Europe/Amsterdam').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(dayEnd(new Date('2026-10-24T22:30:00Z'), 'Europe/Amsterdam').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  expect(dayEnd(new Date('2026-11-21T12:00:00Z'), 'Europe/Warsaw').toISOString()).toBe('2026-11-21T23:00:00.000Z');
  expect(dayEnd(new Date(Date.parse('2026-11-21T12:00:00Z') + day), 'UTC').toISOString()).toBe(
    '2026-11-23T00:00:00.000Z',
  );
});
