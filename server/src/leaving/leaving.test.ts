import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { logIn, password } from '../../test/members.ts';
import { another, away, type Person } from '../../test/profiles.ts';
import { grantCredits } from '../credits/index.ts';
import { forgetComplaints, forgetReports } from '../moderation/index.ts';
import { restrictMember } from '../restrictions/index.ts';
import { eraseMembers, warnInactive } from './index.ts';

const kit = await createKit();
const day = 24 * 3600 * 1000;
const { db } = kit;

const leave = (person: Person, input: { reason?: 'price'; now?: boolean; password?: string } = {}) =>
  kit.call(
    'POST /api/leave.php',
    {
      password: input.password ?? password,
      now: input.now ?? false,
      ...(input.reason ? { reason: input.reason } : {}),
    },
    { as: person.browser },
  );
const tokenIn = (text: string | undefined) => /\/([\w-]{43})\s/.exec(text ?? '')?.[1] ?? '';
const eraseDue = async () => {
  await eraseMembers(kit.services)({}, { db, now: kit.clock.now(), attempt: 1 });
};
const statusOf = async (id: string) =>
  (
    await db.pool.query<{ account: string; profile: string }>(
      'select a.status as account, p.status as profile from accounts a join profiles p using (site_id, id) where id = $1',
      [id],
    )
  ).rows[0];

describe('leaving (LEAVE-1)', () => {
  test('asks the password and nothing else; hides the member everywhere at once and logs them out (T52, T53)', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    await kit.call('POST /api/like.php', { profile: anna.publicId }, { as: bram.browser });
    const other = await logIn(kit, anna);
    expect((await leave(anna, { password: 'wrong' })).refusal).toMatchObject({
      error: 'password_wrong',
      field: 'password',
    });
    const { status, ok } = await leave(anna);
    expect(status).toBe(200);
    expect(ok.erased_at).toBe(new Date(kit.clock.now().getTime() + 14 * day).toISOString());
    for (const as of [anna.browser, other])
      expect((await kit.call('GET /api/user.php', {}, { as })).ok.user).toBeNull();
    expect((await kit.call('GET /api/member.php', { id: anna.publicId }, { as: bram.browser })).status).toBe(404);
    expect((await kit.call('GET /api/likes.php', {}, { as: bram.browser })).ok.totals.given).toBe(0);
    const { rows } = await db.pool.query(
      "select kind from live_events where subscriber_id = $1 and kind = 'people_changed'",
      [bram.id],
    );
    expect(rows).toHaveLength(1);
    expect((await kit.mailsTo(anna.email)).map(({ subject }) => subject)).toEqual(['Je account wordt verwijderd']);
    expect((await db.pool.query("select reason, count from departures where reason = 'none'")).rows).toEqual([
      { reason: 'none', count: 1 },
    ]);
  });

  test('is taken back by the mailed link, once, with everything as it was', async () => {
    const carla = await another(kit, 'anna');
    await leave(carla, { reason: 'price' });
    const token = tokenIn((await kit.mailsTo(carla.email))[0]?.text);
    expect((await kit.call('GET /api/token.php', { token })).ok).toEqual({ purpose: 'reactivate', state: 'valid' });
    const browser = kit.browser();
    expect((await kit.call('POST /api/stay.php', { token }, { as: browser })).ok.user).toMatchObject({
      status: 'confirmed',
      profile: { status: 'active' },
    });
    expect((await kit.call('POST /api/stay.php', { token })).refusal.error).toBe('link_used');
    await kit.advance(15 * day);
    await eraseDue();
    expect(await statusOf(carla.id)).toEqual({ account: 'confirmed', profile: 'active' });
  });

  test('is not taken back by logging in: that asks, and says until when (T54)', async () => {
    const dora = await another(kit, 'anna');
    await leave(dora);
    const logInAs = (stay?: boolean) =>
      kit.call('POST /api/user.php', { email: dora.email, password, ...(stay ? { stay } : {}) }, { as: kit.browser() });
    const asked = await logInAs();
    expect(asked.refusal).toMatchObject({
      error: 'account_leaving',
      details: { until: new Date(kit.clock.now().getTime() + 14 * day).toISOString() },
    });
    expect(await statusOf(dora.id)).toEqual({ account: 'leaving', profile: 'leaving' });
    expect((await logInAs(true)).ok.user.status).toBe('confirmed');
    expect(await statusOf(dora.id)).toEqual({ account: 'confirmed', profile: 'active' });
  });

  test('gives nobody back what staff had taken: who was suspended or disabled comes back as that', async () => {
    const eva = await another(kit, 'anna');
    const deed = {
      siteId: 1,
      email: eva.email,
      kind: 'suspended',
      reason: 'other',
      facts: 'Twee keer gewaarschuwd.',
      until: null,
      actor: 'ina',
    } as const;
    expect(await restrictMember(kit.services, { ...deed, now: kit.clock.now() })).toBe('done');
    await leave({ ...eva, browser: await logIn(kit, eva) });
    await kit.call('POST /api/stay.php', {
      token: tokenIn(
        (await kit.mailsTo(eva.email)).find(({ subject }) => subject === 'Je account wordt verwijderd')?.text,
      ),
    });
    expect(await statusOf(eva.id)).toEqual({ account: 'suspended', profile: 'disabled' });
  });

  test('at once is asked again by mail, and done by the link (T53, B1)', async () => {
    const fay = await another(kit, 'anna');
    await leave(fay, { now: true });
    expect(await statusOf(fay.id)).toEqual({ account: 'leaving', profile: 'leaving' });
    const [mail] = await kit.mailsTo(fay.email);
    expect(mail?.subject).toBe('Wil je alles nu wissen?');
    const token = tokenIn(mail?.text);
    expect((await kit.call('POST /api/erase.php', { token })).status).toBe(200);
    expect(await statusOf(fay.id)).toEqual({ account: 'erased', profile: 'erased' });
    expect((await kit.call('GET /api/token.php', { token })).ok.state).toBe('unknown');
  });

  test('an old link erases nobody who came back', async () => {
    const gaby = await another(kit, 'anna');
    await leave(gaby, { now: true });
    const token = tokenIn((await kit.mailsTo(gaby.email))[0]?.text);
    await kit.call('POST /api/user.php', { email: gaby.email, password, stay: true }, { as: kit.browser() });
    expect((await kit.call('POST /api/erase.php', { token })).refusal.error).toBe('link_invalid');
    expect(await statusOf(gaby.id)).toEqual({ account: 'confirmed', profile: 'active' });
  });

  test('keeps an offer that was taken on the way out, once (C23)', async () => {
    const hanna = await another(kit, 'anna');
    const take = () => kit.call('POST /api/retention-offer.php', { offer: 'lifetime' }, { as: hanna.browser });
    const { code } = (await take()).ok;
    expect(code).toMatch(/^STAY15-/);
    expect((await take()).ok.code).toBe(code);
    const { rows } = await db.pool.query(
      'select code, basis_points, reason, expires_at from discount_codes where member_id = $1',
      [hanna.id],
    );
    expect(rows).toEqual([{ code, basis_points: 1500, reason: 'stayed', expires_at: null }]);
  });
});

/** Where something of an erased member may stand, and why (T55). */
const leftovers: Readonly<Record<string, string>> = {
  accounts: 'the empty row that payments and conversations of others point at; its id names nobody',
  profiles: 'the empty row behind "deleted member" in conversations of others',
  consents: 'proof of what was agreed to; legal duty, 5 years',
  ledger_entries: 'every movement of credits; tax, 7 years; points at the empty account',
  credit_lots: 'what was bought; tax, 7 years; points at the empty account',
  conversations: 'the other one keeps theirs; the id leads to the empty profile',
  conversation_members: 'the other one’s list; the id leads to the empty profile',
  messages: 'what the other one received is theirs (C22); the id leads to the empty profile',
  acknowledgements: 'proof that the notice was read; legal duty, 5 years',
};

/** The tables in which any of these words stand in any column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
  );
  expect(tables.length).toBeGreaterThan(25);
  const found: string[] = [];
  for (const { name } of tables) {
    const pattern = words.map((word) => word.replaceAll(/[%_\\]/g, String.raw`\$&`));
    const { rows } = await db.pool.query(`select 1 from ${name} t where t::text ilike any($1) limit 1`, [
      pattern.map((word) => `%${word}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function liveAWholeLife(person: Person, other: Person): Promise<void> {
  const as = person.browser;
  await kit.call(
    'PUT /api/profile.php',
    {
      quote: 'Geheimzin-quote',
      about: 'Geheimzin-about',
      city_id: 2745912,
      orientation_consent: true,
      sexuality: 'bi',
    },
    { as },
  );
  const body = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#aa3355' } })
    .jpeg()
    .toBuffer();
  await kit.call('POST /api/photo.php', {}, { as, body });
  await kit.call('POST /api/like.php', { profile: other.publicId }, { as });
  await kit.call('POST /api/like.php', { profile: person.publicId }, { as: other.browser });
  await db.transact((tx) =>
    grantCredits(
      tx,
      { siteId: 1, memberId: person.id },
      { amount: 5, cause: 'signup', causeKey: 'signup', now: kit.clock.now() },
    ),
  );
  await db.transact((tx) =>
    grantCredits(
      tx,
      { siteId: 1, memberId: other.id },
      { amount: 5, cause: 'signup', causeKey: 'signup', now: kit.clock.now() },
    ),
  );
  await kit.call('POST /api/message.php', { profile: other.publicId, key: randomUUID(), text: 'Hallo daar' }, { as });
  await kit.call('POST /api/swipe.php', { profile: (await another(kit, 'bram')).publicId, like: false }, { as });
  await kit.call('POST /api/swipe.php', { profile: (await another(kit, 'bram')).publicId, like: true }, { as });
  await kit.call('POST /api/export.php', {}, { as });
  await kit.call('PUT /api/notifications.php', { mail: ['news'] }, { as });
  await kit.call('POST /api/retention-offer.php', { offer: 'tryout' }, { as });
  await kit.call('POST /api/reset-password.php', { email: person.email }, { as: kit.browser() });
  await kit.call('POST /api/block.php', { profile: (await another(kit, 'bram')).publicId }, { as });
  await kit.advance(11_000);
}

test('erasing leaves nothing of the person in any table or file but what has a reason to stay (T55)', async () => {
  const [ida, jan] = [await another(kit, 'anna', { name: 'Idageheim', columns: {} }), await another(kit, 'bram')];
  await liveAWholeLife(ida, jan);
  expect(await tablesWith([ida.id])).toEqual(
    expect.arrayContaining(['photos', 'likes', 'sessions', 'blocks', 'credit_balances', 'live_events']),
  );
  await leave(ida);
  await kit.advance(14 * day);
  await eraseDue();
  await kit.advance(0);
  expect((await tablesWith([ida.id])).filter((name) => !(name in leftovers))).toEqual([]);
  // What could name the person stands nowhere at all, and neither does anything they told.
  const { rows } = await db.pool.query<{ name: string; email: string }>(
    'select p.name, a.email from accounts a join profiles p using (site_id, id) where id = $1',
    [ida.id],
  );
  expect(rows).toEqual([{ name: '-', email: `${ida.id}@erased.invalid` }]);
  expect(await tablesWith(['Idageheim', ida.email, 'Geheimzin'])).toEqual([]);
  // Events of others name the address of a profile that leads nowhere now, for 30 days at most.
  expect(await tablesWith([ida.publicId])).toEqual(['live_events']);
  expect((await kit.call('GET /api/member.php', { id: ida.publicId }, { as: jan.browser })).status).toBe(404);
  const files: string[] = [];
  for await (const file of kit.services.storage.list('')) files.push(file);
  // The list that keeps a backup from bringing them back: a number and a day.
  expect(files.filter((file) => !/^erased\/[\d-]{10}\/1\/[\da-f-]{36}\.json$/.test(file))).toEqual([]);
  expect(
    (await kit.call('POST /api/user.php', { email: ida.email, password }, { as: kit.browser() })).refusal.error,
  ).toBe('login_failed');

  const { ok } = await kit.call('GET /api/chats.php', {}, { as: jan.browser });
  expect(ok.chats.map(({ profile }) => profile.name)).toEqual(['Verwijderd lid']);
  const { rows: sums } = await db.pool.query(
    `select (select coalesce(sum(remaining), 0)::int from credit_lots where member_id = $1) as lots,
       (select sum(case when to_account = 'member' then amount else -amount end)::int from ledger_entries where member_id = $1) as entries`,
    [ida.id],
  );
  expect(sums).toEqual([{ lots: 0, entries: 0 }]);
});

test('a conversation that nobody has any more goes as a whole', async () => {
  const [kim, lars] = [await another(kit, 'anna'), await another(kit, 'bram')];
  await db.transact((tx) =>
    grantCredits(
      tx,
      { siteId: 1, memberId: kim.id },
      { amount: 5, cause: 'signup', causeKey: 'signup', now: kit.clock.now() },
    ),
  );
  await kit.call(
    'POST /api/message.php',
    { profile: lars.publicId, key: randomUUID(), text: 'Samenzwering' },
    { as: kim.browser },
  );
  expect(await tablesWith(['Samenzwering'])).toContain('messages');
  for (const person of [kim, lars]) await leave(person);
  await kit.advance(14 * day);
  await eraseDue();
  expect(await tablesWith(['Samenzwering'])).toEqual([]);
});

test('who never confirmed the address is erased after 30 days, who did is not (T80)', async () => {
  const before = await away(kit, 'nora');
  const confirmed = await another(kit, 'anna');
  await kit.advance(30 * day - 1);
  await eraseDue();
  expect((await statusOf(before.id))?.account).toBe('not_confirmed');
  await kit.advance(1);
  await eraseDue();
  expect((await statusOf(before.id))?.account).toBe('erased');
  expect((await statusOf(confirmed.id))?.account).toBe('confirmed');
});

test('who is not seen for long is warned after 18 months, hidden after 21 and erased after 24; one login ends it (T80)', async () => {
  const [nel, otto, viewer] = [await another(kit, 'anna'), await another(kit, 'anna'), await another(kit, 'bram')];
  const month = 30.5 * day;
  const months = async (count: number) => {
    await kit.advance(count * month);
    await db.pool.query('update accounts set last_active_on = $2::timestamptz::date where id = $1', [
      viewer.id,
      kit.clock.now(),
    ]);
    await warnInactive({}, { db, now: kit.clock.now(), attempt: 1 });
    await eraseDue();
  };
  await db.pool.query('update accounts set last_active_on = $2::timestamptz::date where id = any($1)', [
    [nel.id, otto.id],
    kit.clock.now(),
  ]);
  const mails = async (who: Person) =>
    (await kit.mailsTo(who.email)).filter(({ subject }) => subject.startsWith('Gebruik je je account')).length;
  await months(17.5);
  expect([await mails(nel), await mails(otto)]).toEqual([0, 0]);
  await months(0.7);
  expect([await mails(nel), (await statusOf(nel.id))?.profile]).toEqual([1, 'active']);
  await months(0);
  expect(await mails(nel)).toBe(1);
  await months(3.1);
  expect([await mails(nel), (await statusOf(nel.id))?.profile]).toEqual([2, 'leaving']);
  expect((await kit.call('GET /api/member.php', { id: otto.publicId }, { as: await logIn(kit, viewer) })).status).toBe(
    404,
  );
  await logIn(kit, otto);
  expect(await statusOf(otto.id)).toEqual({ account: 'confirmed', profile: 'active' });
  await months(3.1);
  expect(await statusOf(nel.id)).toEqual({ account: 'erased', profile: 'erased' });
  expect(await statusOf(otto.id)).toEqual({ account: 'confirmed', profile: 'active' });
});

test('files of a dispute outlive an erased member and end by themselves: reports after 6 months, complaints after 2 years (T55, T78)', async () => {
  const [piet, rosa] = [await another(kit, 'anna', { name: 'Pietgeschil' }), await another(kit, 'anna')];
  await kit.call(
    'POST /api/report.php',
    { profile: piet.publicId, reason: 'harassment', text: 'Geschilstuk' },
    { as: rosa.browser },
  );
  await kit.call(
    'POST /api/complaint.php',
    {
      kind: 'complaint',
      reason: 'other',
      name: 'Pietgeschil',
      email: piet.email,
      target: '',
      text: 'Geschilstuk',
      declared: true,
    },
    { as: piet.browser },
  );
  await leave(piet);
  await kit.advance(14 * day);
  await eraseDue();
  expect(await tablesWith(['Geschilstuk'])).toEqual(['complaints', 'reports']);
  const forget = async (days: number) => {
    await kit.advance(days * day);
    for (const job of [forgetReports, forgetComplaints]) await job({}, { db, now: kit.clock.now(), attempt: 1 });
    return tablesWith(['Geschilstuk']);
  };
  expect(await forget(150)).toEqual(['complaints', 'reports']);
  expect(await forget(60)).toEqual(['complaints']);
  expect(await forget(600)).toEqual([]);
});

test('a name and an address that were erased can be used again', async () => {
  const mia = await another(kit, 'anna', { name: 'Miaweer' });
  await leave(mia);
  await kit.advance(14 * day);
  await eraseDue();
  const again = await away(kit, 'anna', { name: 'Miaweer' });
  expect((await statusOf(again.id))?.account).toBe('confirmed');
});
