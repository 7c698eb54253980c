import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { addOther, another, type Columns, eventsOf, type Person, setColumns } from '../../test/profiles.ts';
import { confirmProfile } from '../profile/index.ts';
import { sql } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';

const kit = await createKit();
const like = (from: Person, to: { publicId: string }) =>
  kit.call('POST /api/like.php', { profile: to.publicId }, { as: from.browser });
const unlike = (from: Person, to: { publicId: string }) =>
  kit.call('DELETE /api/like.php', { profile: to.publicId }, { as: from.browser });
const seen = (who: Person, of: { publicId: string }, match = false) =>
  kit.call('POST /api/like-seen.php', { profile: of.publicId, match }, { as: who.browser });
const likesOf = async (who: Person) => (await kit.call('GET /api/likes.php', {}, { as: who.browser })).ok;
const rows = (actor: { id: string }) => kit.db.rows(sql('select * from likes where actor_id = $1'), [actor.id]);

describe('a like (LIKE-1)', () => {
  test('stands in both lists, is new until it is seen, and tells the other at once', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    expect((await like(bram, anna)).ok).toEqual({ match: false });
    expect((await like(bram, anna)).status).toBe(200);
    expect(await rows(bram)).toHaveLength(1);
    const received = await likesOf(anna);
    expect(received).toMatchObject({
      liked_by: [{ id: bram.publicId, like_new: true, match: false, liked_on: '2026-11-21' }],
      totals: { received: 1, given: 0, matches: 0 },
      new_likes: 1,
      profiles: [{ id: bram.publicId, kind: 'member', liked: false }],
    });
    expect((await likesOf(bram)).lists.given?.entries).toMatchObject([{ id: anna.publicId, like_new: false }]);
    expect((await kit.call('GET /api/user.php', {}, { as: anna.browser })).ok.user?.new_likes).toBe(1);
    expect(await eventsOf(kit, anna)).toMatchObject([
      { kind: 'like', payload: { profile: bram.publicId, new_likes: 1 } },
    ]);
    expect(await eventsOf(kit, bram)).toMatchObject([{ kind: 'like_given', payload: { profile: anna.publicId } }]);
    expect((await seen(anna, bram)).ok).toEqual({ new_likes: 0 });
    expect((await likesOf(anna)).liked_by).toMatchObject([{ like_new: false }]);
    expect((await eventsOf(kit, anna)).at(-1)).toMatchObject({ kind: 'like_seen', payload: { new_likes: 0 } });
  });

  test('both ways is a match, told to both once, and its modal is shown once per person', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    await like(anna, bram);
    expect((await like(bram, anna)).ok).toEqual({ match: true });
    await like(bram, anna);
    const matches = async (who: Person) => (await eventsOf(kit, who)).filter(({ kind }) => kind === 'match');
    expect(await matches(anna)).toMatchObject([{ payload: { profile: bram.publicId } }]);
    expect(await matches(bram)).toMatchObject([{ payload: { profile: anna.publicId } }]);
    expect((await likesOf(anna)).lists.matches?.entries).toMatchObject([
      { id: bram.publicId, match: true, match_new: true },
    ]);
    await seen(anna, bram, true);
    expect((await likesOf(anna)).lists.matches?.entries).toMatchObject([{ match: true, match_new: false }]);
    expect((await likesOf(bram)).lists.matches?.entries).toMatchObject([{ match: true, match_new: true }]);
  });

  test('of two people at the same moment makes exactly one match', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
      const answers = await Promise.all([like(anna, bram), like(bram, anna)]);
      expect(answers.map(({ ok }) => ok.match).sort()).toEqual([false, true]);
      expect((await eventsOf(kit, anna)).filter(({ kind }) => kind === 'match')).toHaveLength(1);
    }
  });

  test('taken back ends the match on both sides; taking it back twice is no mistake', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    await like(anna, bram);
    await like(bram, anna);
    expect((await unlike(anna, bram)).status).toBe(200);
    expect((await unlike(anna, bram)).status).toBe(200);
    expect((await likesOf(bram)).totals).toEqual({ received: 0, given: 1, matches: 0 });
    expect((await eventsOf(kit, bram)).at(-1)).toMatchObject({
      kind: 'like_ended',
      payload: { profile: anna.publicId, new_likes: 0 },
    });
  });

  test('goes to an invented profile, which never matches; to a livecam or partner one it is refused (C19)', async () => {
    const bram = await another(kit, 'bram');
    const luna = await addOther(kit, 'Luna');
    expect((await like(bram, luna)).ok).toEqual({ match: false });
    expect((await likesOf(bram)).lists.given?.entries).toMatchObject([{ id: luna.publicId, match: false }]);
    for (const kind of ['livecam', 'partner'] as const)
      expect((await like(bram, await addOther(kit, `x${kind}`, { kind }))).refusal.error).toBe('cannot_like');
    const invent = sql(
      "insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', $3)",
    );
    await expect(kit.db.transact((tx) => tx.run(invent, [luna.id, bram.id, kit.clock.now()]))).rejects.toThrow(
      'cannot like',
    );
  });

  test('cannot go to oneself, to nobody, to another site, to who is invisible, blocked or unconfirmed', async () => {
    const bram = await another(kit, 'bram');
    expect((await like(bram, bram)).refusal.error).toBe('cannot_like');
    expect((await like(bram, { publicId: 'nobodyatall111' })).status).toBe(404);
    expect((await like(bram, await another(kit, 'anna', { siteId: 2, host: 'dichterbij.localhost' }))).status).toBe(
      404,
    );
    expect((await like(bram, await another(kit, 'anna', { columns: { is_invisible: true } }))).status).toBe(404);
    expect((await like(bram, await another(kit, 'anna', { status: 'not_confirmed' }))).status).toBe(404);
    const blocker = await another(kit, 'anna');
    await kit.call('POST /api/block.php', { profile: bram.publicId }, { as: blocker.browser });
    expect((await like(bram, blocker)).status).toBe(404);
    expect((await like(blocker, bram)).status).toBe(404);
    expect(await rows(bram)).toHaveLength(0);
  });

  test('of an unconfirmed member waits unseen and is told at confirmation (C5)', async () => {
    const [anna, new1] = [await another(kit, 'anna'), await another(kit, 'bram', { status: 'not_confirmed' })];
    expect((await like(new1, anna)).status).toBe(200);
    expect((await likesOf(anna)).totals.received).toBe(0);
    expect((await likesOf(anna)).new_likes).toBe(0);
    expect(await eventsOf(kit, anna)).toEqual([]);
    expect((await likesOf(new1)).totals.given).toBe(1);
    await kit.db.transact(async (tx) => {
      await confirmProfile(tx, { siteId: 1, memberId: new1.id }, '2026-11-21');
      await enqueue(tx, { task: 'announce-likes', payload: { siteId: 1, memberId: new1.id } });
    });
    await kit.advance(0);
    expect((await likesOf(anna)).liked_by).toMatchObject([{ id: new1.publicId, like_new: true }]);
    expect(await eventsOf(kit, anna)).toMatchObject([{ kind: 'like', payload: { new_likes: 1 } }]);
  });

  test('of an invisible member shows them to that person only (B6)', async () => {
    const [anna, ghost] = [await another(kit, 'anna'), await another(kit, 'bram', { columns: { is_invisible: true } })];
    await like(ghost, anna);
    expect((await likesOf(anna)).liked_by).toMatchObject([{ id: ghost.publicId }]);
    expect((await like(anna, ghost)).ok).toEqual({ match: true });
  });

  test('does not come back when a block is lifted (T123)', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    await like(anna, bram);
    await like(bram, anna);
    await kit.call('POST /api/block.php', { profile: bram.publicId }, { as: anna.browser });
    expect((await likesOf(bram)).totals).toEqual({ received: 0, given: 0, matches: 0 });
    await kit.call('DELETE /api/block.php', { profile: bram.publicId }, { as: anna.browser });
    expect((await likesOf(bram)).totals).toEqual({ received: 0, given: 0, matches: 0 });
  });
});

test('a list of likes goes on page by page, each profile once', async () => {
  const anna = await another(kit, 'anna');
  const fans: Person[] = [];
  for (let at = 0; at < 30; at += 1) fans.push(await another(kit, 'bram'));
  for (const fan of fans) await like(fan, anna);
  const first = await likesOf(anna);
  expect(first.liked_by).toHaveLength(24);
  expect(first.totals.received).toBe(30);
  const cursor = first.lists.received?.next ?? '';
  const { ok } = await kit.call('GET /api/likes.php', { type: 'received', cursor }, { as: anna.browser });
  expect(ok.lists.received).toMatchObject({ next: null });
  const ids = [...first.liked_by, ...(ok.lists.received?.entries ?? [])].map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(fans.map(({ publicId }) => publicId)));
  expect((await kit.call('GET /api/likes.php', { type: 'given', cursor }, { as: anna.browser })).refusal.error).toBe(
    'invalid_input',
  );
});

test('LIKE-1: a list has each profile once, those of one millisecond too', async () => {
  const anna = await another(kit, 'anna');
  await kit.db.pool.query(
    `with others as (insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender,
        created_at)
      select 1, gen_random_uuid(), 'm' || left(md5(n::text), 13), 'fictional', 'active', true, 'Jan' || n,
        '1985-03-14', 'male', $2 from generate_series(1, 500) n returning id)
    insert into likes (site_id, actor_id, target_id, source, created_at)
    select 1, $1, id, 'card', timestamptz '2026-01-01 12:00:00.123Z'
      + (row_number() over () / 3) * interval '1 microsecond' from others`,
    [anna.id, kit.clock.now()],
  );
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    await kit.advance(60_000);
    const input = { type: 'given', ...(cursor !== undefined && { cursor }) } as const;
    const { entries, next } = (await kit.call('GET /api/likes.php', input, { as: anna.browser })).ok.lists.given ?? {
      entries: [],
      next: null,
    };
    ids.push(...entries.map(({ id }) => id));
    cursor = next;
  }
  expect([ids.length, new Set(ids).size]).toEqual([500, 500]);
});

test('LIKE-1: counts equal the lists, whatever happened (property)', async () => {
  const people = await Promise.all(
    ['female', 'male', 'female', 'male'].map((gender) => another(kit, (gender as 'male') === 'male' ? 'bram' : 'anna')),
  );
  const block = (method: 'POST' | 'DELETE') => (from: Person, to: Person) =>
    kit.call(`${method} /api/block.php`, { profile: to.publicId }, { as: from.browser });
  const set = (columns: Columns) => (who: Person) => setColumns(kit, who.id, columns);
  const acts: ((from: Person, to: Person) => Promise<unknown>)[] = [
    like,
    like,
    like,
    unlike,
    seen,
    block('POST'),
    block('DELETE'),
    set({ is_invisible: true }),
    set({ is_invisible: false }),
    set({ status: 'disabled' }),
    set({ status: 'active' }),
    set({ status: 'leaving' }),
    set({ status: 'active' }),
    (from, to) => seen(from, to, true),
  ];
  const step = fc.record({
    act: fc.constantFrom(...acts),
    from: fc.constantFrom(...people),
    to: fc.constantFrom(...people),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await kit.db.transact(async (tx) => {
        await tx.run(sql('delete from likes'));
        await tx.run(sql('delete from blocks'));
      });
      for (const person of people) await setColumns(kit, person.id, { is_invisible: false, status: 'active' });
      for (const { act, from, to } of steps) {
        await act(from, to);
        kit.clock.advance(60_000);
      }
      for (const person of people) {
        const { lists, totals, new_likes: newLikes, profiles, liked_by: likedBy } = await likesOf(person);
        for (const list of ['received', 'given', 'matches'] as const)
          expect(lists[list]?.entries).toHaveLength(totals[list]);
        expect(likedBy.filter(({ like_new: isNew }) => isNew)).toHaveLength(newLikes);
        expect(likedBy.filter(({ match }) => match)).toHaveLength(totals.matches);
        const badge = (await kit.call('GET /api/user.php', {}, { as: person.browser })).ok.user?.new_likes;
        expect(badge).toBe(newLikes);
        const shown = new Set(Object.values(lists).flatMap((list) => list?.entries.map(({ id }) => id) ?? []));
        expect(shown).toEqual(new Set(profiles.map(({ id }) => id)));
      }
    }),
    { numRuns: 12 },
  );
});

describe('auto-like (T16, LIKE-3)', () => {
  const autoLike = async (who: Person) =>
    (await kit.call('GET /api/auto-like.php', {}, { as: who.browser })).ok.profile;

  test('answers an unseen like of a member, then a fitting suggestion, and writes nothing in ten calls', async () => {
    const place = { country: 'BE', last_active_on: '2026-11-21', rank: 9000 };
    const anna = await another(kit, 'anna', { columns: { ...place, looks_for: 1 } });
    expect(await autoLike(anna)).toBeNull();
    await addOther(kit, 'Luke', { columns: { gender: 'male', country: 'BE', rank: 99_999 } });
    const bram = await another(kit, 'bram', { columns: place });
    expect(await autoLike(anna)).toMatchObject({ id: bram.publicId, origin: 'suggestion', kind: 'member' });
    await like(bram, anna);
    for (let call = 0; call < 10; call += 1)
      expect(await autoLike(anna)).toMatchObject({ id: bram.publicId, origin: 'like' });
    expect(await rows(anna)).toHaveLength(0);
    await seen(anna, bram);
    await like(anna, bram);
    expect(await autoLike(anna)).toBeNull();
  });

  test('LIKE-3: a like that was answered unseen is a match, and is not offered to be answered again', async () => {
    const [carla, dirk] = [await another(kit, 'anna'), await another(kit, 'bram')];
    await like(dirk, carla);
    expect(await autoLike(carla)).toMatchObject({ id: dirk.publicId, origin: 'like' });
    expect((await like(carla, dirk)).ok.match).toBe(true);
    expect((await autoLike(carla))?.id).not.toBe(dirk.publicId);
  });

  test('answers a guest nothing, unless search is open and a member agreed to be shown (C16)', async () => {
    expect((await kit.call('GET /api/auto-like.php', {})).ok.profile).toBeNull();
    const guest = kit.browser('dichterbij.localhost');
    expect((await kit.call('GET /api/auto-like.php', {}, { as: guest })).ok.profile).toBeNull();
    const host = 'dichterbij.localhost';
    await another(kit, 'anna', { siteId: 2, host, columns: { country: 'DE', rank: 10 } });
    const agreed = await another(kit, 'anna', {
      siteId: 2,
      host,
      columns: { country: 'DE', rank: 5, ad_consent: true },
    });
    expect((await kit.call('GET /api/auto-like.php', {}, { as: guest })).ok.profile).toMatchObject({
      id: agreed.publicId,
      origin: 'suggestion',
    });
  });
});
