import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { logIn, password } from '../../test/members.ts';
import { another, type Person } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';
import {
  judgeRestriction,
  liftOverRestrictions,
  liftRestriction,
  listRestrictionObjections,
  restrictMember,
} from './index.ts';

const kit = await createKit();
const { db, services } = kit;
const day = 24 * 3_600_000;

/** Somebody whose address was confirmed, as it is at a sign-up. */
async function confirmed(gender: 'male' | 'female' = 'female'): Promise<Person> {
  const person = await another(kit, gender === 'male' ? 'bram' : 'anna');
  await db.pool.query('update accounts set confirmed_at = signed_up_at where id = $1', [person.id]);
  return person;
}
const deedOn = ({ email }: Person) => ({
  siteId: 1,
  email,
  kind: 'suspended' as 'suspended' | 'hidden',
  reason: 'harassment' as const,
  facts: 'Je schreef na een blokkade verder met een nieuw account.',
  until: null as Date | null,
  actor: 'ina',
  now: kit.clock.now(),
});
const shown = async (as: Person['browser']) => (await kit.call('GET /api/restriction.php', {}, { as })).ok.restriction;
const object = (as: Person['browser'], text: string) =>
  kit.call('POST /api/restriction-objection.php', { text }, { as });
const sees = async (viewer: Person, who: Person) =>
  (await kit.call('GET /api/member.php', { id: who.publicId }, { as: viewer.browser })).status;
const audit = async (id: string) =>
  (
    await db.rows<{ action: string; actor: string }>(
      sql('select actor, action from audit where site_id = 1 and subject = $1 order by happened_at, action'),
      [id],
    )
  ).map(({ actor, action }) => `${actor}: ${action}`);
const mailAbout = async (address: string, subject: string) =>
  (await kit.mailsTo(address)).find((mail) => mail.subject === subject);

describe('the statement of reasons', () => {
  test('T61: the database closes no account and hides no profile without one, and changes none', async () => {
    const ada = await confirmed();
    const silently = (statement: string) => db.pool.query(statement, [ada.id]);
    await expect(silently("update accounts set status = 'suspended' where id = $1")).rejects.toThrow(
      'statement of reasons',
    );
    await expect(silently("update profiles set status = 'disabled' where id = $1")).rejects.toThrow(
      'statement of reasons',
    );
    await restrictMember(services, { ...deedOn(ada), kind: 'hidden' });
    await expect(silently("update accounts set status = 'suspended' where id = $1")).rejects.toThrow(
      'statement of reasons',
    );
    await expect(silently("update restrictions set facts = 'Iets anders.' where member_id = $1")).rejects.toThrow(
      'append-only',
    );
  });

  test('T61: a closed account is told facts, rule, scope, duration, who decided and what one can do, by mail and on the site', async () => {
    const [bo, viewer] = [await confirmed(), await confirmed('male')];
    expect(await restrictMember(services, { ...deedOn(bo), facts: ' ' })).toBe('facts_required');
    expect(await restrictMember(services, { ...deedOn(bo), facts: 'x'.repeat(2001) })).toBe('facts_too_long');
    expect(await restrictMember(services, { ...deedOn(bo), email: 'nobody@vonk.example' })).toBe('no_member');
    expect(await restrictMember(services, deedOn(bo))).toBe('done');
    expect(await restrictMember(services, deedOn(bo))).toBe('stands_already');
    expect((await kit.call('GET /api/user.php', {}, { as: bo.browser })).ok.user).toBeNull();
    expect(await sees(viewer, bo)).toBe(404);
    const text = (await mailAbout(bo.email, 'Je account is gesloten'))?.text ?? '';
    for (const part of [
      'Niemand ziet je profiel',
      'Lastigvallen of bedreigen.',
      'onze voorwaarden',
      'Je schreef na een blokkade verder met een nieuw account.',
      'Iemand van ons team besliste dit',
      'tot we het terugdraaien',
      'gratis bezwaar',
      'geschilleninstantie of de rechter',
      '/restriction',
    ])
      expect(text).toContain(part);
    const as = await logIn(kit, bo);
    expect((await kit.call('GET /api/user.php', {}, { as })).ok.user?.status).toBe('suspended');
    expect(await shown(as)).toMatchObject({
      kind: 'suspended',
      reason: 'harassment',
      ground: 'terms',
      is_automated: false,
      until: null,
      objection: null,
      explanation: null,
    });
    expect(JSON.stringify(await shown(as))).not.toContain('ina');
    expect((await kit.call('POST /api/like.php', { profile: viewer.publicId }, { as })).refusal.error).toBe(
      'cannot_like',
    );
    const key = '0b0e7a52-6f0c-4c53-9d6c-2f1f0c1d2e3f';
    expect(
      (await kit.call('POST /api/message.php', { profile: viewer.publicId, key, text: 'Hoi' }, { as })).refusal.error,
    ).toBe('not_available');
    expect(await audit(bo.publicId)).toEqual(['ina: account_closed']);
  });

  test('T61: a hidden profile goes on with the rest; it is closed after all with a statement of its own', async () => {
    const [cato, viewer] = [await confirmed(), await confirmed('male')];
    await restrictMember(services, { ...deedOn(cato), kind: 'hidden', reason: 'fake_profile' });
    expect(await sees(viewer, cato)).toBe(404);
    expect((await kit.call('GET /api/user.php', {}, { as: cato.browser })).ok.user).toMatchObject({
      status: 'confirmed',
      profile: { status: 'disabled' },
    });
    expect(await shown(cato.browser)).toMatchObject({ kind: 'hidden', reason: 'fake_profile' });
    expect(await restrictMember(services, { ...deedOn(cato), reason: 'fraud' })).toBe('done');
    expect(await shown(await logIn(kit, cato))).toMatchObject({ kind: 'suspended', reason: 'fraud', ground: 'law' });
  });

  test('T61: one that has an end is over by itself then, and not before', async () => {
    const [dot, viewer] = [await confirmed(), await confirmed('male')];
    await restrictMember(services, { ...deedOn(dot), until: new Date(kit.clock.now().getTime() + 7 * day) });
    const lift = async () => liftOverRestrictions(services)({}, { db, now: kit.clock.now(), attempt: 1 });
    await kit.advance(7 * day - 1);
    await lift();
    expect((await kit.call('POST /api/user.php', { email: dot.email, password })).ok.user.status).toBe('suspended');
    await kit.advance(1);
    await lift();
    expect((await kit.call('POST /api/user.php', { email: dot.email, password })).ok.user.status).toBe('confirmed');
    expect(await sees(viewer, dot)).toBe(200);
    expect((await mailAbout(dot.email, 'Je account is weer open'))?.text).toContain(
      'De tijd van de beperking is voorbij.',
    );
  });
});

describe('the objection', () => {
  test('T62: is free, once, within six months, and with words', async () => {
    const eef = await confirmed();
    expect((await object(eef.browser, 'Dit klopt niet.')).status).toBe(404);
    await restrictMember(services, { ...deedOn(eef), kind: 'hidden' });
    expect((await object(eef.browser, '  ')).refusal).toMatchObject({ error: 'text_required', field: 'text' });
    expect((await object(eef.browser, 'x'.repeat(1001))).refusal.error).toBe('objection_too_long');
    expect((await object(eef.browser, 'Dit klopt niet.')).ok.restriction?.objection).toBe('waiting');
    expect((await object(eef.browser, 'Nog eens.')).refusal.error).toBe('objection_made');
    expect(await listRestrictionObjections(db, { siteId: 1 }, 10)).toMatchObject([
      { email: eef.email, decidedBy: 'ina', text: 'Dit klopt niet.' },
    ]);
    expect(await listRestrictionObjections(db, { siteId: 2 }, 10)).toEqual([]);
    const late = await confirmed();
    await restrictMember(services, deedOn(late));
    kit.clock.advance(184 * day);
    expect((await object(await logIn(kit, late), 'Te laat.')).refusal.error).toBe('objection_late');
  });

  test('T62: is judged by somebody else than who decided, whatever asks the database', async () => {
    const fons = await confirmed('male');
    await restrictMember(services, deedOn(fons));
    const judgement = {
      siteId: 1,
      email: fons.email,
      judgement: { outcome: 'restored' },
      actor: 'ina',
      now: kit.clock.now(),
    } as const;
    expect(await judgeRestriction(services, judgement)).toBe('nothing_waits');
    await object(await logIn(kit, fons), 'Dat was ik niet.');
    expect(await judgeRestriction(services, judgement)).toBe('same_person');
    const byHand =
      "update restriction_objections set outcome = 'upheld', decided_by = 'ina', decided_at = now() where outcome is null";
    await expect(db.pool.query(byHand)).rejects.toThrow('somebody else');
  });

  test('T62: restored gives the account back as it was; upheld says so and leaves it', async () => {
    const [gijs, hanna, viewer] = [await confirmed('male'), await confirmed(), await confirmed()];
    for (const person of [gijs, hanna]) {
      await restrictMember(services, deedOn(person));
      await object(await logIn(kit, person), 'Dit klopt niet.');
    }
    const judge = (person: Person, outcome: 'restored' | 'upheld') =>
      judgeRestriction(services, {
        siteId: 1,
        email: person.email,
        judgement:
          outcome === 'upheld' ? { outcome, explanation: 'Drie leden kregen hetzelfde bericht.' } : { outcome },
        actor: 'otto',
        now: kit.clock.now(),
      });
    expect([await judge(gijs, 'restored'), await judge(hanna, 'upheld'), await judge(hanna, 'restored')]).toEqual([
      'done',
      'done',
      'nothing_waits',
    ]);
    const back = await logIn(kit, gijs);
    expect((await kit.call('GET /api/user.php', {}, { as: back })).ok.user?.status).toBe('confirmed');
    expect(await shown(back)).toBeNull();
    expect(await sees(viewer, gijs)).toBe(200);
    expect(await mailAbout(gijs.email, 'Je account is weer open')).toBeDefined();
    const explanation = 'Drie leden kregen hetzelfde bericht.';
    expect(await shown(await logIn(kit, hanna))).toMatchObject({ objection: 'upheld', explanation });
    const { text = '' } = (await mailAbout(hanna.email, 'Je bezwaar is bekeken')) ?? {};
    expect(text).toContain('Je account blijft gesloten.');
    expect(text).toContain(`Waarom: ${explanation}`);
    expect(await audit(gijs.publicId)).toEqual([
      'ina: account_closed',
      'otto: account_restored',
      'otto: restriction_objection_restored',
    ]);
  });

  test('T62, T92: a mail tells no words about what is private; the page does, to who is logged in', async () => {
    const isa = await confirmed();
    await restrictMember(services, { ...deedOn(isa), kind: 'hidden', reason: 'sexual_content' });
    await object(await logIn(kit, isa), 'Dit klopt niet.');
    const judgement = { outcome: 'upheld', explanation: 'De foto laat het zien.' } as const;
    const now = kit.clock.now();
    await judgeRestriction(services, { siteId: 1, email: isa.email, judgement, actor: 'otto', now });
    const { text = '' } = (await mailAbout(isa.email, 'Je bezwaar is bekeken')) ?? {};
    expect(text).toContain('lees je na het inloggen');
    expect(text).not.toContain('De foto laat het zien.');
    expect(await shown(await logIn(kit, isa))).toMatchObject({ explanation: 'De foto laat het zien.' });
  });

  test('T62: who is leaving meanwhile gets their account back out of sight, and comes back as they were', async () => {
    const [jet, viewer] = [await confirmed(), await confirmed('male')];
    await restrictMember(services, deedOn(jet));
    const as = await logIn(kit, jet);
    await kit.call('POST /api/leave.php', { password, now: false }, { as });
    expect(
      await liftRestriction(services, {
        siteId: 1,
        email: jet.email,
        actor: 'otto',
        reason: 'vergissing',
        now: kit.clock.now(),
      }),
    ).toBe(true);
    expect(await sees(viewer, jet)).toBe(404);
    expect((await kit.call('POST /api/user.php', { email: jet.email, password, stay: true })).ok.user.status).toBe(
      'confirmed',
    );
    expect(await sees(viewer, jet)).toBe(200);
  });
});
