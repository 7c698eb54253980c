import { undoSeconds } from '@vonk/contract/admin/queues';
import { type SuspicionSignal, suspicionLimits, watchDays } from '@vonk/contract/admin/queues/suspicions';
import { day, hour, minute } from '@vonk/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { another, away } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit({ TRUST_PROXY: '1' });
const boss = await firstOwner(kit);
const eva = await hire(kit, boss, [{ role: 'moderator', site: null }], 'Eva');
let as: Browser;
beforeEach(async () => {
  kit.clock.advance(2 * minute);
  as = await logInAgain(kit, eva);
});

let count = 0;
/** Signs somebody up; answers their address. */
async function signUp(browser: Browser, { network, domain = 'example.org' }: { network: string; domain?: string }) {
  count += 1;
  const email = `newcomer${count}@${domain}`;
  const form = {
    email,
    name: `Newcomer ${count}`,
    password: 'vuurtoren-op-zondag',
    date_of_birth: '1985-03-14',
    gender: 'male' as const,
    accept_terms: true,
    orientation_consent: false,
  };
  const headers = { 'x-forwarded-for': network };
  await kit.call('POST /api/name-check.php', { name: form.name }, { as: browser, headers });
  const { status } = await kit.call('POST /api/signup.php', form, { as: browser, headers });
  if (status !== 200) throw new Error('could not sign up');
  return `Newcomer ${count}`;
}

const list = async (site = 1) => (await adminCall(kit, 'GET /api/admin/suspicions', { site }, { as })).ok.items;
const signalsOf = async (who: string) => (await list()).find(({ name }) => name === who)?.signals;
const open = async (id: string) =>
  (await adminCall(kit, 'POST /api/admin/suspicions-open', { site: 1, id }, { as })).ok;
const decide = (id: string, decision: object) =>
  adminCall(kit, 'POST /api/admin/suspicions-decide', { site: 1, id, decision }, { as });
const effect = async () => {
  await kit.advance(undoSeconds * 1000);
  await kit.advance(2000);
};
const noteConduct = async () => {
  await kit.db.pool.query("select graphile_worker.add_job('note-conduct', '{}')");
  await kit.advance(0);
};
const actionsOn = async (subject: string) =>
  (
    await kit.db.pool.query<{ action: string }>(
      'select action from audit join audit_chain on audit_id = id where subject = $1 order by position',
      [subject],
    )
  ).rows.map(({ action }) => action);

const block = (blocker: string, blocked: string) =>
  kit.db.pool.query('insert into blocks (site_id, blocker_id, blocked_id, created_at) values (1, $1, $2, $3)', [
    blocker,
    blocked,
    kit.clock.now(),
  ]);
const begin = (from: string, to: string) =>
  kit.db.pool.query<{ id: string }>(
    `insert into conversations (id, site_id, public_id, low_id, high_id, started_by, last_seq, created_at)
     values (gen_random_uuid(), 1, substr(md5(random()::text), 1, 14), least($1::uuid, $2), greatest($1::uuid, $2), $1, 1, $3)
     returning id`,
    [from, to, kit.clock.now()],
  );
const photo = (profile: string, content: string) =>
  kit.db.pool.query(
    `insert into photos (site_id, id, public_id, profile_id, key, state, content_hash, uploaded_at)
     values (1, gen_random_uuid(), substr(md5(random()::text), 1, 14), $1, md5(random()::text), 'under_inspection',
       sha256($2::bytea), $3)`,
    [profile, content, kit.clock.now()],
  );
/** A member whom many blocked, so that somebody looks at them. */
async function oftenBlocked(role: 'anna' | 'bram' = 'bram') {
  const member = await another(kit, role);
  for (let at = 0; at < suspicionLimits.often_blocked; at += 1)
    await block((await away(kit, 'anna', { name: `B${member.publicId.slice(0, 5)}${at}` })).id, member.id);
  await noteConduct();
  return member;
}

describe('sign-ups that somebody is to look at (STAFF-2)', () => {
  test('the third of one browser is, the two before are not, and neither browser nor network stands anywhere', async () => {
    const browser = kit.browser();
    const names = [
      await signUp(browser, { network: '198.51.100.7' }),
      await signUp(browser, { network: '203.0.113.7' }),
      await signUp(browser, { network: '192.0.2.7' }),
    ];
    expect(await Promise.all(names.map(signalsOf))).toEqual([undefined, undefined, ['many_from_device']]);
    const { rows } = await kit.db.pool.query('select * from suspicions');
    const mark = browser.cookies.get('device')?.split('.')[0] ?? '';
    expect(mark).not.toBe('');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`192\\.0\\.2|${mark}`));
    expect(rows.map((row: { count: number }) => row.count)).toEqual([3]);
  });

  test('the tenth of one network within an hour is, and one by an address of a throwaway service', async () => {
    for (let at = 1; at < suspicionLimits.many_from_network; at += 1)
      expect(await signalsOf(await signUp(kit.browser(), { network: '198.51.101.9' }))).toBeUndefined();
    const tenth = await signUp(kit.browser(), { network: '198.51.101.200' });
    expect(await signalsOf(tenth)).toEqual(['many_from_network']);
    await kit.advance(hour + minute);
    expect(await signalsOf(await signUp(kit.browser(), { network: '198.51.101.9' }))).toBeUndefined();
    const thrown = await signUp(kit.browser(), { network: '198.51.102.9', domain: 'mailinator.com' });
    expect(await signalsOf(thrown)).toEqual(['throwaway_mail']);
  });
});

describe('what the job counts (STAFF-2, T119)', () => {
  test('who uploads a picture that others had before is noted, those others are not', async () => {
    const [first, second] = [await another(kit, 'anna'), await another(kit, 'anna')];
    await photo(first.id, 'a portrait');
    kit.clock.advance(minute);
    await photo(second.id, 'a portrait');
    await photo(second.id, 'a beach');
    await noteConduct();
    expect(await signalsOf(second.name)).toEqual(['shared_picture']);
    expect(await signalsOf(first.name)).toBeUndefined();
  });

  test('many first messages within an hour are, and blocks of a week, by their numbers alone; nothing is read', async () => {
    const writer = await another(kit, 'bram');
    const words = 'Maak geld over naar NL91ABNA0417164300';
    for (let at = 1; at < suspicionLimits.many_first_messages; at += 1)
      await begin(writer.id, (await away(kit, 'anna', { name: `R${at}` })).id);
    await noteConduct();
    expect(await signalsOf(writer.name)).toBeUndefined();
    const last = await away(kit, 'anna');
    const { rows } = await begin(writer.id, last.id);
    const message = `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price,
        balance_after, granted_after, created_at) values ($1, $2, 1, $3, gen_random_uuid(), 'text', $4, 0, 0, 0, $5)`;
    for (const [seq, sender] of [writer.id, last.id].entries())
      await kit.db.pool.query(message, [rows[0]?.id, seq + 1, sender, words, kit.clock.now()]);
    await block(last.id, writer.id);
    await noteConduct();
    await noteConduct();
    const found = await open(writer.publicId);
    expect(found.case).toMatchObject({
      person: { id: writer.publicId, name: writer.name },
      state: 'confirmed',
      signals: [{ signal: 'many_first_messages' satisfies SuspicionSignal, count: 20 }],
      conduct: { begun: 20, answered: 1, blocked_by: 1 },
    });
    expect(JSON.stringify(found)).not.toContain('NL91');
    expect(await actionsOn(writer.publicId)).toEqual(['suspicion_read']);
  });

  test('four blocks within a week are not enough, nor five over more; an invented profile and another site are nothing', async () => {
    const member = await another(kit, 'bram');
    for (let at = 0; at < 4; at += 1) await block((await away(kit, 'anna', { name: `F${at}` })).id, member.id);
    await noteConduct();
    expect(await signalsOf(member.name)).toBeUndefined();
    await kit.advance(8 * day);
    as = await logInAgain(kit, eva);
    await block((await away(kit, 'anna', { name: 'F5' })).id, member.id);
    await noteConduct();
    expect(await signalsOf(member.name)).toBeUndefined();
    expect(await list(2)).toEqual([]);
  });
});

describe('deciding', () => {
  test('who is fine is gone and is not brought forward for the same again, for something else they are', async () => {
    const member = await oftenBlocked();
    const { item } = { item: (await list()).find(({ id }) => id === member.publicId)! };
    expect(Date.parse(item.due_at) - Date.parse(item.at)).toBe(day);
    await decide(member.publicId, { outcome: 'fine' });
    await effect();
    expect(await signalsOf(member.name)).toBeUndefined();
    await block((await away(kit, 'anna', { name: 'One more' })).id, member.id);
    await noteConduct();
    expect(await signalsOf(member.name)).toBeUndefined();
    expect(await actionsOn(member.publicId)).toEqual(['decision_made', 'suspicion_fine']);
    const other = await another(kit, 'anna');
    await photo(other.id, 'somebody');
    kit.clock.advance(1000);
    await photo(member.id, 'somebody');
    await noteConduct();
    expect(await signalsOf(member.name)).toEqual(['shared_picture']);
  });

  test('who is watched is limited in nothing (T63), and comes back after three days, or when there is more', async () => {
    const [early, late] = [await oftenBlocked(), await oftenBlocked()];
    for (const { publicId } of [early, late]) await decide(publicId, { outcome: 'watched' });
    await effect();
    expect((await kit.mailsTo(early.email)).length).toBe(0);
    await noteConduct();
    expect(await signalsOf(early.name)).toBeUndefined();
    expect((await kit.call('GET /api/user.php', {}, { as: early.browser })).ok.user).toMatchObject({
      status: 'confirmed',
      profile: { status: 'active' },
    });
    await block((await away(kit, 'anna', { name: 'The sixth' })).id, early.id);
    await noteConduct();
    expect(await signalsOf(early.name)).toEqual(['often_blocked']);
    expect(await signalsOf(late.name)).toBeUndefined();
    await kit.advance(watchDays * day);
    as = await logInAgain(kit, eva);
    expect(await signalsOf(late.name)).toEqual(['often_blocked']);
  });

  test('an account is closed by the letter that was shown, and what was closed elsewhere waits no more (T61)', async () => {
    const [member, other] = [await oftenBlocked(), await oftenBlocked()];
    const decision = { outcome: 'suspended', reason: 'fraud', facts: 'Vroeg vijf leden om geld.' };
    for (const facts of ['', '  ', 'x'.repeat(2001)])
      expect((await decide(member.publicId, { ...decision, facts })).refusal.error).toBe('invalid_input');
    const asked = { site: 1, id: member.publicId, decision };
    const { letter } = (await adminCall(kit, 'POST /api/admin/suspicions-letter', asked, { as })).ok;
    expect(letter?.text).toContain('Vroeg vijf leden om geld.');
    const fine = { ...asked, decision: { outcome: 'fine' } };
    expect((await adminCall(kit, 'POST /api/admin/suspicions-letter', fine, { as })).ok.letter).toBeNull();
    await decide(member.publicId, decision);
    await effect();
    expect((await kit.mailsTo(member.email)).map(({ text }) => text)).toEqual([letter?.text]);
    expect(await actionsOn(member.publicId)).toEqual(['decision_made', 'account_closed']);
    expect(await signalsOf(member.name)).toBeUndefined();

    await decide(other.publicId, { outcome: 'watched' });
    const measure = { site: 1, id: other.publicId, kind: 'suspended', reason: 'other', facts: 'Elders.', days: null };
    await adminCall(kit, 'POST /api/admin/member-measure', measure, { as });
    await effect();
    expect(await actionsOn(other.publicId)).toEqual(['decision_made', 'account_closed', 'decision_overtaken']);
  });

  test('all of it is forgotten thirty days after it was noted, and is the member’s to have before (T79)', async () => {
    const member = await oftenBlocked();
    const kept = async () =>
      (await kit.db.pool.query('select from suspicions where member_id = $1', [member.id])).rowCount;
    expect(await kept()).toBe(1);
    await kit.advance(30 * day + minute);
    await kit.db.pool.query("select graphile_worker.add_job('forget-over', '{}')");
    await kit.advance(0);
    expect(await kept()).toBe(0);
  });
});
