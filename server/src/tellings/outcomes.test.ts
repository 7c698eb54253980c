import { day, hour, minute } from '@vonk/contract/durations';
import { type MarketingType, marketingTypes, notificationTypes } from '@vonk/contract/notifications';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { startPushService } from '../../test/stand-ins/push-service.ts';
import { deliveryReport } from '../../test/stand-ins/reports.ts';
import { tellMember } from '../mails/index.ts';
import { MailRefused } from '../platform/mail.ts';
import { noteMarketing, remindUnread } from './index.ts';

const service = await startPushService();
const kit = await createKit({
  LOG_LEVEL: 'silent',
  PUSH_SERVICES: service.host,
  RETURN_PATH_DOMAIN: 'bounce.vonk.test',
});
const { mailer, returnPath } = kit.services;
const deliver = mailer.send.bind(mailer);

const templates = {
  weekly: 'weekly_members',
  promotions: 'promotion',
  news: 'news',
  reminders: 'profile_short',
} as const;

const listOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/tellings.php', {}, { as: browser })).ok.tellings;

async function meet() {
  mailer.send = deliver;
  service.answer(201);
  // By day: at night advertising comes to nobody.
  while (kit.clock.now().getUTCHours() !== 12) await kit.advance(hour);
  const anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  const bram = await another(kit, 'bram');
  const all = [...notificationTypes];
  // Little stands on their profile.
  await kit.db.pool.query('update profiles set completeness = 10 where id = $1', [bram.id]);
  await kit.call('PUT /api/notifications.php', { quiet: null, mail: all, push: all }, { as: bram.browser });
  const write = (text = 'Zaterdag dan?') =>
    kit.call('POST /api/message.php', { profile: bram.publicId, key: randomUUID(), text }, { as: anna.browser });
  const subscription = service.browser();
  return { anna, bram, write, subscribe: () => kit.call('POST /api/push.php', { subscription }, { as: bram.browser }) };
}

/** What each of the four says. */
const said = {
  subject: 'Iets',
  paragraphs: ['Het kan nu.'],
  button: 'Bekijk',
  path: '/members',
  count: 3,
  km: 25,
  bands: [1, 1, 1],
  has_photo: true,
};

/** Notes what is told to many, or by the clock, to one. */
const announce = ({ id: memberId }: Person, kind: MarketingType) => {
  const now = kit.clock.now();
  const validUntil = new Date(now.getTime() + 3 * day);
  const members = [{ memberId, about: `${kind}:${randomUUID()}`, data: said, validUntil }];
  return kit.db.transact((tx) => noteMarketing(tx, { siteId: 1 }, { template: templates[kind], now, members }));
};

/** Lets a job fail that is tried again. */
const pass = async (milliseconds: number) => {
  await kit.advance(milliseconds).catch((error: Error) => {
    if (!/send-push|send-mail/.test(error.message)) throw error;
  });
};

/** Everything that there is to be told of, once each, and time for it. */
async function live({ bram, write, anna }: Awaited<ReturnType<typeof meet>>) {
  await write();
  await kit.call('POST /api/like.php', { profile: bram.publicId, source: 'card' }, { as: anna.browser });
  for (const kind of marketingTypes) await announce(bram, kind);
  await kit.advance(6000);
  await kit.advance(2 * hour);
  await write('Of zondag?');
  for (let at = 0; at < 60; at += 1) {
    await kit.advance(hour);
    await remindUnread(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  }
}

describe('each of the eight kinds (NOTI-1)', () => {
  test('arrives by push and by mail, and stands in the member’s own list as such', async () => {
    const met = await meet();
    await met.subscribe();
    await live(met);
    const list = await listOf(met.bram);
    for (const kind of notificationTypes)
      expect([kind, list.filter((each) => each.kind === kind)]).toEqual([
        kind,
        [
          expect.objectContaining({
            push: { outcome: 'told', at: expect.any(String) },
            mail: { outcome: 'told', at: expect.any(String) },
          }),
        ],
      ]);
  });

  test('is ended by its switch, by each way', async () => {
    const met = await meet();
    await met.subscribe();
    await kit.call('PUT /api/notifications.php', { mail: [], push: [] }, { as: met.bram.browser });
    await live(met);
    expect([await listOf(met.bram), await kit.mailsTo(met.bram.email)]).toEqual([[], []]);
  });
});

describe('what did not arrive says so in the list (NOTI-1)', () => {
  test.each([
    ['no_mailbox', 'gone'],
    ['refused', 'about_us'],
  ] as const)('as %s', async (outcome, mailbox) => {
    const { bram, write } = await meet();
    mailer.send = () => Promise.reject(new MailRefused(550, mailbox));
    await write();
    await kit.advance(6000);
    await kit.advance(11 * minute);
    expect(await listOf(bram)).toMatchObject([{ kind: 'conversation', mail: { outcome, at: null } }]);
  });

  test('as given up after two days, and until then as under way', async () => {
    const { bram, write } = await meet();
    mailer.send = () => Promise.reject(new Error('451 come back later'));
    await write();
    await pass(6000);
    await pass(11 * minute);
    expect(await listOf(bram)).toMatchObject([{ mail: { outcome: 'waiting', at: null } }]);
    for (let at = 0; at < 30; at += 1) await pass(2 * hour);
    expect((await listOf(bram)).find(({ kind }) => kind === 'conversation')).toMatchObject({
      mail: { outcome: 'given_up', at: null },
    });
  });

  test('as returned, whoever told it', async () => {
    const { bram } = await meet();
    await announce(bram, 'news');
    await kit.advance(0);
    await kit.advance(0);
    expect(await listOf(bram)).toMatchObject([{ kind: 'news', mail: { outcome: 'told' } }]);
    const { rows } = await kit.db.pool.query('select id from mails where member_id = $1', [bram.id]);
    const address = returnPath?.addressOf({ siteId: 1, mailId: rows[0].id }) ?? '';
    await returnPath?.take({ address, raw: Buffer.from(deliveryReport({ status: '5.2.2' })) });
    expect(await listOf(bram)).toMatchObject([{ kind: 'news', mail: { outcome: 'returned', at: null } }]);
  });

  test.each([
    [410, 'refused'],
    [413, 'refused'],
    [400, 'refused'],
  ])('as what a push service answered with %d', async (status, outcome) => {
    const { bram, write, subscribe } = await meet();
    await subscribe();
    service.answer(status);
    await write();
    await kit.advance(6000);
    expect(await listOf(bram)).toMatchObject([{ push: { outcome, at: null } }]);
  });

  test.each([429, 500])(
    'as a push that a service put off with %d for a day, and as told once it takes it',
    async (status) => {
      const { bram, write, subscribe } = await meet();
      await subscribe();
      service.answer(status);
      await write();
      await pass(6000);
      expect(await listOf(bram)).toMatchObject([{ push: { outcome: 'waiting', at: null } }]);
      service.answer(201);
      await pass(hour);
      expect((await listOf(bram))[0]).toMatchObject({ push: { outcome: 'told' } });
      service.answer(status);
      await write('En?');
      await pass(6000);
      for (let at = 0; at < 13; at += 1) await pass(2 * hour);
      service.answer(201);
      await pass(2 * hour);
      expect((await listOf(bram)).find(({ kind }) => kind === 'message')).toMatchObject({
        push: { outcome: 'given_up', at: null },
      });
    },
  );

  test('one browser that took it is enough', async () => {
    const { bram, write, subscribe } = await meet();
    await subscribe();
    const endpoint = service.browser().endpoint.replace(/^https?:\/\/[^/]+/, 'https://nowhere.test');
    await kit.db.pool.query(
      `insert into push_subscriptions select site_id, member_id, gen_random_uuid(), session_hash, $2, p256dh, auth,
        device, created_at from push_subscriptions where member_id = $1`,
      [bram.id, endpoint],
    );
    await write();
    await kit.advance(6000);
    expect(await listOf(bram)).toMatchObject([{ push: { outcome: 'told' } }]);
  });
});

describe('a mail that nobody can refuse', () => {
  const tell = ({ id: memberId }: Person, about: 'password' | 'spend') =>
    kit.db.transact((tx) => {
      const [scope, now] = [{ siteId: 1, memberId }, kit.clock.now()];
      const cause = `${about}:${randomUUID()}`;
      return about === 'spend'
        ? tellMember(tx, scope, { template: 'spend_returned', cause, data: { credits: 2 }, now })
        : tellMember(tx, scope, { template: 'password_changed', cause, data: { at: now.toISOString() }, now });
    });

  test('stands in the list too, by what it is about', async () => {
    const { bram, anna } = await meet();
    await tell(bram, 'password');
    await kit.advance(minute);
    await tell(bram, 'spend');
    await kit.advance(0);
    expect(await listOf(bram)).toMatchObject([
      { kind: 'money', count: 1, push: null, mail: { outcome: 'told', at: kit.clock.now().toISOString() } },
      { kind: 'account', count: 1, push: null, mail: { outcome: 'told' } },
    ]);
    expect(await listOf(anna)).toEqual([]);
  });

  test('goes to a mailbox that is known not to be there only where it must (NOTI-3)', async () => {
    const { bram } = await meet();
    const sent: string[] = [];
    mailer.send = (mail) => {
      sent.push(mail.subject);
      return Promise.reject(new MailRefused(550, 'gone'));
    };
    await tell(bram, 'spend');
    await kit.advance(0);
    expect(sent).toHaveLength(1);
    await tell(bram, 'spend');
    await kit.advance(0);
    expect([sent.length, (await listOf(bram))[0]?.mail]).toEqual([1, { outcome: 'no_mailbox', at: null }]);
    await tell(bram, 'password');
    await kit.call('POST /api/reset-password.php', { email: bram.email });
    await kit.advance(0);
    expect(sent).toHaveLength(3);
    // Whoever says that the address is right is written to again.
    await kit.call('PUT /api/notifications.php', { tries_mail_again: true }, { as: bram.browser });
    await tell(bram, 'spend');
    await kit.advance(0);
    expect(sent).toHaveLength(4);
  });
});
