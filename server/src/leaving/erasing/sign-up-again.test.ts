import { createHash, randomUUID } from 'node:crypto';
import type { CallInput } from '@vonk/contract/api';
import { describe, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { logIn, password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { sql } from '../../platform/database/db.ts';
import { liftRestriction, restrictMember } from '../../restrictions/index.ts';

const kit = await createKit();
const day = 24 * 3600 * 1000;
let count = 0;

interface Account {
  readonly browser: Browser;
  readonly email: string;
  readonly publicId: string;
}
const form = (email: string): CallInput<'POST /api/signup.php'> => ({
  email,
  name: `Terugkeer ${(count += 1)}`,
  password,
  date_of_birth: '1985-03-14',
  gender: 'male',
  accept_terms: true,
  orientation_consent: false,
});

/** The newest mail to an address, and the link in it. */
async function newest(email: string): Promise<{ text: string; token: string }> {
  const { text = '' } = (await kit.mailsTo(email.trim()))[0] ?? {};
  return { text, token: /[/=]([\w-]{43})\s/.exec(text)?.[1] ?? '' };
}

/** Sends what waits, so that the next mail is the newest. */
async function later(): Promise<void> {
  await kit.advance(0);
  kit.clock.advance(1000);
}

/** Signs up and reads the mail that confirms it. */
async function arrive(email: string): Promise<Account & { granted: number; activation: string }> {
  await later();
  const browser = kit.browser();
  const signup = await kit.call('POST /api/signup.php', form(email), { as: browser });
  if (signup.status !== 200) throw new Error(signup.refusal.error);
  const { token, text } = await newest(email);
  const { ok } = await kit.call('POST /api/activate.php', { token }, { as: browser });
  if (!ok.user) throw new Error('not confirmed');
  await kit.advance(0);
  return { browser, email, publicId: ok.user.profile.id, granted: ok.granted_credits, activation: text };
}

/** Leaves at once: by the password, and by the mailed link. */
async function vanish({ browser, email }: Pick<Account, 'browser' | 'email'>): Promise<void> {
  await later();
  await kit.call('POST /api/leave.php', { password, now: true }, { as: browser });
  const { token } = await newest(email);
  expect((await kit.call('POST /api/erase.php', { token })).status).toBe(200);
}

const write = (to: Pick<Person, 'publicId'>, as: Browser) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text: 'Daar ben ik weer' }, { as });
const marks = async () =>
  (await kit.db.rows<{ kind: string }>(sql('select kind from mailbox_marks order by kind'), [])).map(
    ({ kind }) => kind,
  );
const forget = async () => {
  await kit.db.transact((tx) => tx.rows(sql("select graphile_worker.add_job('forget-over', '{}')"), []));
  await kit.advance(0);
};

describe('a block (T123, C43)', () => {
  test('holds against the mailbox that was blocked, written otherwise too, on every surface', async () => {
    const anna = await another(kit, 'lotte');
    const before = await arrive('boris@example.org');
    expect((await write(anna, before.browser)).ok.outcome).toBe('sent');
    await kit.call('POST /api/block.php', { profile: before.publicId }, { as: anna.browser });
    await vanish(before);
    expect(await marks()).toContain('block');

    const again = await arrive('  BORIS@Example.ORG ');
    // As whoever she blocked before they wrote.
    expect((await write(anna, again.browser)).refusal.error).toBe('not_found');
    const walk = (browser: Browser, other: string) =>
      Promise.all(
        (
          [
            ['GET /api/member.php', { id: other }],
            ['POST /api/like.php', { profile: other }],
            ['GET /api/lander-member.php', { id: other }],
          ] as const
        ).map(async ([name, input]) => {
          const { status, ok } = await kit.callWith(name, input, { as: browser });
          return [name, status, JSON.stringify(ok).includes(other)];
        }),
      );
    const nothing = [
      ['GET /api/member.php', 404, false],
      ['POST /api/like.php', 404, false],
      ['GET /api/lander-member.php', 200, false],
    ];
    expect(await walk(again.browser, anna.publicId)).toEqual(nothing);
    expect(await walk(anna.browser, again.publicId)).toEqual(nothing);
    const found = (
      await kit.call('GET /api/members.php', { min_age: 18, max_age: 99, fresh: '1' }, { as: again.browser })
    ).ok;
    expect(JSON.stringify(found)).not.toContain(anna.publicId);

    // And a second time; lifted by whoever made it, and by nobody else.
    await vanish(again);
    const third = await arrive('boris@example.org');
    expect((await write(anna, third.browser)).refusal.error).toBe('not_found');
    const { blocked } = (await kit.call('GET /api/blocks.php', {}, { as: anna.browser })).ok;
    expect(blocked.map(({ id }) => id)).toEqual([third.publicId]);
    await kit.call('DELETE /api/block.php', { profile: third.publicId }, { as: anna.browser });
    expect((await kit.call('GET /api/member.php', { id: anna.publicId }, { as: third.browser })).status).toBe(200);
    await vanish(third);
    expect(await marks()).not.toContain('block');
  });

  test('ends with the account of who made it, and does not touch another mailbox', async () => {
    const carla = await arrive('carla@example.org');
    const dirk = await arrive('dirk@example.org');
    await kit.call('POST /api/block.php', { profile: dirk.publicId }, { as: carla.browser });
    await vanish(dirk);
    expect(await marks()).toContain('block');
    // Dots and tags are mailboxes of their own.
    for (const other of ['d.irk@example.org', 'dirk+2@example.org', 'dirk@example.com']) {
      const stranger = await arrive(other);
      expect((await kit.call('GET /api/member.php', { id: carla.publicId }, { as: stranger.browser })).status).toBe(
        200,
      );
    }
    await vanish(carla);
    expect(await marks()).not.toContain('block');
  });

  test('ends two years after the last erasure: before that it is held anew, after it nobody finds a trace of it', async () => {
    const [early, late] = [await another(kit, 'anna'), await another(kit, 'lotte')];
    const before = await arrive('karel@example.org');
    await kit.call('POST /api/block.php', { profile: before.publicId }, { as: early.browser });
    await vanish(before);
    kit.clock.advance(700 * day);
    const again = await arrive('karel@example.org');
    await kit.call('POST /api/block.php', { profile: again.publicId }, { as: await logIn(kit, late) });
    await vanish(again);
    kit.clock.advance(729 * day);
    await forget();
    expect((await marks()).filter((kind) => kind === 'block')).toEqual(['block', 'block']);
    kit.clock.advance(2 * day);
    // Before the job came by, and after it.
    const third = await arrive('karel@example.org');
    const sees = async ({ publicId }: Person) =>
      (await kit.call('GET /api/member.php', { id: publicId }, { as: third.browser })).status;
    expect([await sees(early), await sees(late)]).toEqual([200, 200]);
    await forget();
    expect(await marks()).not.toContain('block');
  });

  test('holds when the mailbox becomes that of another account', async () => {
    const anna = await another(kit, 'anna');
    const before = await arrive('evert@example.org');
    await kit.call('POST /api/block.php', { profile: before.publicId }, { as: anna.browser });
    await vanish(before);
    const other = await arrive('evert2@example.org');
    const sees = async () =>
      (await kit.call('GET /api/member.php', { id: anna.publicId }, { as: other.browser })).status;
    expect(await sees()).toBe(200);
    await later();
    await kit.call('POST /api/mail-change.php', { email: 'evert@example.org', password }, { as: other.browser });
    const { token } = await newest('evert@example.org');
    expect((await kit.call('PUT /api/mail-change.php', { token }, { as: other.browser })).status).toBe(200);
    expect(await sees()).toBe(404);
  });
});

describe('a closed account (T123, C43)', () => {
  const deed = {
    siteId: 1,
    kind: 'suspended',
    reason: 'harassment',
    facts: 'Je schreef na een blokkade verder.',
    actor: 'ina',
  } as const;
  const close = async (email: string, until: Date | null = null) =>
    restrictMember(kit.services, { ...deed, email, until, now: kit.clock.now() });
  const signUp = async (email: string, host?: string) => {
    await later();
    return kit.call('POST /api/signup.php', form(email), { as: kit.browser(host) });
  };

  test('stays closed for its mailbox, which is told why; the form gives no reason', async () => {
    const floor = await arrive('floor@example.org');
    await close(floor.email);
    await vanish({ ...floor, browser: await logIn(kit, floor) });
    for (const email of ['floor@example.org', 'Floor@EXAMPLE.org']) {
      const { status, refusal } = await signUp(email);
      expect([status, refusal.error]).toEqual([409, 'signup_not_now']);
    }
    const told = (await kit.mailsTo('floor@example.org'))[0];
    expect([told?.subject, told?.text]).toEqual(['Aanmelden is niet gelukt', expect.stringContaining('/pages/ban')]);
    // The mailbox of a closed account says nothing on another site.
    expect((await signUp('floor@example.org', 'dichterbij.localhost')).status).toBe(200);
  });

  test('a site that does not tell whether an address has an account answers as to anybody (ACC-9)', async () => {
    const gijs = await arrive('gijs@example.org');
    await close(gijs.email);
    await vanish({ ...gijs, browser: await logIn(kit, gijs) });
    await changeSite(kit, { reveal_accounts: false });
    const [banned, fresh] = [await signUp('gijs@example.org'), await signUp('nieuw@example.org')];
    expect([banned.status, banned.ok]).toEqual([fresh.status, fresh.ok]);
    expect((await kit.mailsTo('gijs@example.org'))[0]?.subject).toBe('Aanmelden is niet gelukt');
    await changeSite(kit, { reveal_accounts: true });
  });

  test('may come back when its time is over, when staff say so, and after two years at the latest', async () => {
    const [hans, ilse, jos] = [
      await arrive('hans@example.org'),
      await arrive('ilse@example.org'),
      await arrive('jos@example.org'),
    ];
    await close(hans.email, new Date(kit.clock.now().getTime() + 7 * day));
    await close(ilse.email);
    await close(jos.email);
    for (const each of [hans, ilse, jos]) await vanish({ ...each, browser: await logIn(kit, each) });
    const lift = () =>
      liftRestriction(kit.services, {
        siteId: 1,
        email: 'Ilse@example.org',
        actor: 'ina',
        reason: 'vergissing',
        now: kit.clock.now(),
      });
    expect([await lift(), await lift()]).toEqual([true, false]);
    expect((await signUp(ilse.email)).status).toBe(200);
    kit.clock.advance(7 * day - 60_000);
    expect([(await signUp(hans.email)).status, (await signUp(jos.email)).status]).toEqual([409, 409]);
    kit.clock.advance(60_000);
    expect([(await signUp(hans.email)).status, (await signUp(jos.email)).status]).toEqual([200, 409]);
    kit.clock.advance(723 * day);
    await forget();
    expect(await marks()).not.toContain('ban');
    expect((await signUp(jos.email)).status).toBe(200);
  });
});

describe('what a newcomer gets (T30)', () => {
  const bonus = async ({ browser }: Account) =>
    (await kit.call('GET /api/discountcode.php', { code: 'TIMEBONUS25' }, { as: browser })).status;
  const welcome = async ({ browser }: Account) =>
    (await kit.call('GET /api/discountcode.php', { code: 'WELKOM25' }, { as: browser })).status;

  test('welcome offer, time bonus and free messages are not given again within 31 days of erasure, and again after', async () => {
    const first = await arrive('kees@example.org');
    expect([await bonus(first), await welcome(first), first.granted]).toEqual([200, 200, 3]);
    expect(first.activation).toMatch(/3 gratis berichten/);
    await vanish(first);
    expect(await marks()).toEqual(expect.arrayContaining(['free_messages', 'time_bonus', 'welcome']));

    const again = await arrive('Kees@example.org');
    expect([await bonus(again), await welcome(again), again.granted]).toEqual([409, 409, 0]);
    expect(again.activation).not.toMatch(/gratis bericht/);
    await vanish(again);
    kit.clock.advance(30 * day);
    const late = await arrive('kees@example.org');
    expect([await bonus(late), await welcome(late), late.granted]).toEqual([409, 409, 0]);
    await vanish(late);
    kit.clock.advance(2 * day);
    await forget();
    expect((await marks()).filter((kind) => kind !== 'block' && kind !== 'ban')).toEqual([]);
    const free = await arrive('kees@example.org');
    expect([await bonus(free), await welcome(free), free.granted]).toEqual([200, 200, 3]);
  });

  test('another mailbox gets all of it', async () => {
    const lena = await arrive('lena@example.org');
    await vanish(lena);
    const other = await arrive('lena2@example.org');
    expect([await bonus(other), await welcome(other), other.granted]).toEqual([200, 200, 3]);
  });
});

test('what is kept of a mailbox says nothing of the address, and differs from site to site', async () => {
  const { mailboxHash } = kit.services;
  const hash = mailboxHash({ siteId: 1 }, 'mies@example.org');
  expect(hash).toHaveLength(32);
  for (const same of ['MIES@example.org', ' mies@EXAMPLE.org ']) expect(mailboxHash({ siteId: 1 }, same)).toEqual(hash);
  expect(mailboxHash({ siteId: 1 }, 'mi\u00ebs@b\u00fccher.de')).toEqual(
    mailboxHash({ siteId: 1 }, 'mie\u0308s@xn--bcher-kva.de'),
  );
  for (const other of ['m.ies@example.org', 'mies+1@example.org'])
    expect(mailboxHash({ siteId: 1 }, other)).not.toEqual(hash);
  expect(mailboxHash({ siteId: 2 }, 'mies@example.org')).not.toEqual(hash);
  expect(hash).not.toEqual(createHash('sha256').update('mies@example.org').digest());
});
