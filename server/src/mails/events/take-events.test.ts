import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import {
  bring,
  callOfMailgun,
  callOfSendGrid,
  mailServiceSettings,
  type SignedCall,
} from '../../../test/stand-ins/mail-services.ts';
import { tellMember } from '../index.ts';
import { mailTagOf, readMailTag } from './tags.ts';

const kit = await createKit(mailServiceSettings);
const other = 'dichterbij.localhost';
const now = () => kit.clock.now();
const minute = 60_000;
const day = 24 * 60 * minute;

let cause = 0;
const tell = ({ id: memberId }: Person) =>
  kit.db.transact((tx) =>
    tellMember(
      tx,
      { siteId: 1, memberId },
      { template: 'new_like', cause: `like ${(cause += 1)}`, data: { count: 1 }, now: now() },
    ),
  );

/** Mails a member, and the tag that the mail went out with. */
async function mail(person: Person): Promise<string> {
  kit.clock.advance(minute);
  expect(await tell(person)).toBe(true);
  const [{ headers = {} } = {}] = await kit.mailsTo(person.email);
  return (JSON.parse(headers['X-Mailgun-Variables'] ?? '{}') as { mail_tag: string }).mail_tag;
}

const userOf = async ({ browser }: Person) => (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user;
const troubleOf = async (person: Person) => (await userOf(person))?.notifications_disabled;
const noted = async ({ id }: Person) => {
  const { rows } = await kit.db.pool.query<{ kind: string }>(
    'select kind from mail_events e join mails m on m.id = e.mail_id where m.member_id = $1 order by happened_at',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

const sendGrid = (...events: object[]) => bring(kit, callOfSendGrid(events, now()));
const mailgun = (event: object) => bring(kit, callOfMailgun(event, now()));
const of = (mail_tag: string, event: object) => ({ mail_tag, timestamp: now().getTime() / 1000, ...event });
const ofMailgun = (mail_tag: string, event: object) => ({
  timestamp: now().getTime() / 1000,
  'user-variables': { mail_tag },
  ...event,
});
const hard = { event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 5.1.1 no such user' };
const full = { event: 'bounce', type: 'blocked', status: '5.2.2', reason: '552 5.2.2 over quota' };

describe('NOTI-3: what a mail service tells of a mail', () => {
  test('is known by a tag that goes out with it, which fits the local part of an address', async () => {
    const anna = await another(kit, 'anna');
    const tag = await mail(anna);
    const [sent] = await kit.mailsTo(anna.email);
    expect(JSON.parse(sent?.headers?.['X-SMTPAPI'] ?? '')).toEqual({ unique_args: { mail_tag: tag } });
    expect(tag).toMatch(/^1-[0-9a-f]{32}-[0-9a-f]{20}$/);
    const { seal } = kit.services;
    const longest = mailTagOf(seal, { siteId: 32_767, mailId: crypto.randomUUID() });
    expect(`b-${longest}`.length).toBeLessThanOrEqual(64);
    expect(readMailTag(seal, tag.toUpperCase())).toEqual(readMailTag(seal, tag));
    expect(readMailTag(seal, tag)?.siteId).toBe(1);
  });

  test.each([
    ['bounce', 'sendgrid', hard],
    ['bounce', 'sendgrid', { event: 'bounce', type: 'bounce', reason: '550 no' }],
    ['bounce', 'sendgrid', { event: 'dropped', reason: 'Bounced Address' }],
    ['fbl', 'sendgrid', { event: 'dropped', reason: 'Spam Reporting Address' }],
    ['fbl', 'sendgrid', { event: 'spamreport' }],
    ['listunsubscribe', 'sendgrid', { event: 'unsubscribe' }],
    ['listunsubscribe', 'sendgrid', { event: 'group_unsubscribe' }],
    [
      'bounce',
      'mailgun',
      { event: 'failed', severity: 'permanent', reason: 'bounce', 'delivery-status': { 'enhanced-code': '5.1.1' } },
    ],
    ['bounce', 'mailgun', { event: 'failed', severity: 'permanent', reason: 'suppress-bounce' }],
    [
      'bounce',
      'mailgun',
      { event: 'failed', severity: 'permanent', reason: 'generic', 'delivery-status': { 'bounce-type': 'hard' } },
    ],
    ['fbl', 'mailgun', { event: 'complained' }],
    ['listunsubscribe', 'mailgun', { event: 'unsubscribed' }],
    [null, 'sendgrid', { event: 'delivered' }],
    [null, 'sendgrid', { event: 'deferred', reason: '4.2.2 later' }],
    [null, 'sendgrid', { event: 'dropped', reason: 'Spam Content' }],
    [null, 'sendgrid', { event: 'toString' }],
    [null, 'sendgrid', { event: 'bounce', type: 'bounce', status: '5.7.1', reason: 'blocked' }],
    [null, 'mailgun', { event: 'failed', severity: 'temporary', 'delivery-status': { 'enhanced-code': '5.1.1' } }],
    [null, 'mailgun', { event: '__proto__' }],
  ] as const)('sets %s when %s says %o, once told', async (reason, service, event) => {
    const anna = await another(kit, 'anna');
    const tag = await mail(anna);
    const told = service === 'sendgrid' ? sendGrid(of(tag, event)) : mailgun(ofMailgun(tag, event));
    expect((await told).status).toBe(200);
    expect(await troubleOf(anna)).toBe(reason);
    expect(await tell(anna)).toBe(reason === null);
  });

  test('is dated, ends with the member’s choice, and is not told again by what was told before', async () => {
    const anna = await another(kit, 'anna');
    const tag = await mail(anna);
    const at = now();
    const call = callOfSendGrid([of(tag, { event: 'spamreport' })], at);
    kit.clock.advance(3 * minute);
    await bring(kit, call);
    expect((await userOf(anna))?.notifications_disabled_at).toBe(at.toISOString());
    const before = (await kit.call('GET /api/notifications.php', {}, { as: anna.browser })).ok;
    const again = await kit.call('PUT /api/notifications.php', { tries_mail_again: true }, { as: anna.browser });
    expect(again.ok).toEqual(before);
    expect((await userOf(anna))?.notifications_disabled_at).toBe(null);
    expect((await bring(kit, call)).status).toBe(200);
    expect(await troubleOf(anna)).toBe(null);
    expect(await noted(anna)).toEqual(['complained']);
  });

  test('is of many mails, members and sites in one call, at whatever host it comes in', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    const [one, two] = [await mail(anna), await mail(bram)];
    const events = [of(one, hard), null, 7, { event: 'bounce' }, of('nothing', hard), of(two, { event: 'spamreport' })];
    expect((await bring(kit, callOfSendGrid(events, now()), other)).status).toBe(200);
    expect([await troubleOf(anna), await troubleOf(bram)]).toEqual(['bounce', 'fbl']);
  });

  test('at one moment, and the same again and again, is noted once', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    const [one, two] = [of(await mail(anna), hard), of(await mail(bram), hard)];
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) => (at % 2 === 0 ? sendGrid(one, two) : sendGrid(two, one))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect([await noted(anna), await noted(bram)]).toEqual([['bounced'], ['bounced']]);
  });

  test('leaves alone who has another address by then', async () => {
    const anna = await another(kit, 'anna');
    const tag = await mail(anna);
    await kit.db.pool.query('update accounts set email = $2 where id = $1', [anna.id, `new-${anna.email}`]);
    await sendGrid(of(tag, hard));
    expect(await troubleOf(anna)).toBe(null);
  });

  test('leaves nothing of who was erased', async () => {
    const anna = await another(kit, 'anna');
    const tag = await mail(anna);
    await kit.db.pool.query('delete from mails where member_id = $1', [anna.id]);
    expect((await sendGrid(of(tag, hard))).status).toBe(200);
    const { rowCount } = await kit.db.pool.query('select from mail_events where mail_id = $1', [
      readMailTag(kit.services.seal, tag)?.mailId,
    ]);
    expect(rowCount).toBe(0);
    expect(await troubleOf(anna)).toBe(null);
  });
});

describe('NOTI-3: a mailbox that cannot take a mail', () => {
  test('is mailed no more at the third in a row, and has three anew when its member chooses mails again', async () => {
    const anna = await another(kit, 'anna');
    for (const reason of [null, null, 'bounce']) {
      await sendGrid(of(await mail(anna), full));
      expect(await troubleOf(anna)).toBe(reason);
    }
    await kit.call('PUT /api/notifications.php', { mail: ['like'] }, { as: anna.browser });
    for (const reason of [null, null, 'bounce']) {
      await mailgun(ofMailgun(await mail(anna), { event: 'failed', severity: 'permanent', reason: 'old' }));
      expect(await troubleOf(anna)).toBe(reason);
    }
  });

  test('begins anew with a mail that arrived, and counts no mail twice', async () => {
    const anna = await another(kit, 'anna');
    const first = await mail(anna);
    await sendGrid(of(first, full));
    await sendGrid(of(await mail(anna), full));
    await sendGrid(of(first, full));
    await mailgun(ofMailgun(first, { event: 'failed', severity: 'permanent', reason: 'old' }));
    expect(await troubleOf(anna)).toBe(null);
    await sendGrid(of(await mail(anna), { event: 'delivered' }));
    for (const reason of [null, null, 'bounce']) {
      await sendGrid(of(await mail(anna), full));
      expect(await troubleOf(anna)).toBe(reason);
    }
  });

  test('counts those of mails that are told of in any order, and waits for none that is under way', async () => {
    const anna = await another(kit, 'anna');
    const tags = [await mail(anna), await mail(anna), await mail(anna), await mail(anna)];
    for (const at of [2, 0]) await sendGrid(of(tags[at] ?? '', full));
    expect(await troubleOf(anna)).toBe(null);
    await sendGrid(of(tags[1] ?? '', full));
    expect(await troubleOf(anna)).toBe('bounce');
  });
});

describe('NOTI-3: a call that does not prove where it comes from', () => {
  const forged: Record<string, (call: SignedCall) => SignedCall> = {
    'has no signature': (call) => ({ ...call, headers: {} }),
    'has another text than was signed': (call) => ({ ...call, body: call.body.replace('bounce', 'bouncE') }),
    'is signed by somebody else': (call) => ({
      ...call,
      headers: { ...call.headers, 'x-twilio-email-event-webhook-signature': 'MEUCIQDx' },
    }),
    'has another time than was signed': ({ headers, ...call }) => ({
      ...call,
      headers: { ...headers, 'x-twilio-email-event-webhook-timestamp': String(now().getTime() / 1000 + 1) },
    }),
  };
  test.each(Object.keys(forged))('of SendGrid: %s', async (how) => {
    const anna = await another(kit, 'anna');
    const call = callOfSendGrid([of(await mail(anna), hard)], now());
    const { status, refusal } = await bring(kit, forged[how]?.(call) ?? call);
    expect([status, refusal.error, await noted(anna)]).toEqual([400, 'invalid_input', []]);
    expect((await bring(kit, call)).status).toBe(200);
  });

  test('of Mailgun: another token, another key, none', async () => {
    const anna = await another(kit, 'anna');
    const call = callOfMailgun(ofMailgun(await mail(anna), { event: 'complained' }), now());
    const body = JSON.parse(call.body) as { signature: { token: string; signature: string } };
    for (const signature of [
      { ...body.signature, token: 'other' },
      { ...body.signature, signature: 'f'.repeat(64) },
      { ...body.signature, signature: '' },
      undefined,
    ])
      expect((await bring(kit, { ...call, body: JSON.stringify({ ...body, signature }) })).status).toBe(400);
    expect(await noted(anna)).toEqual([]);
  });

  test('is too old, or of tomorrow', async () => {
    const anna = await another(kit, 'anna');
    const tag = await mail(anna);
    for (const away of [-2 * day, 10 * minute]) {
      const at = new Date(now().getTime() + away);
      expect((await bring(kit, callOfSendGrid([of(tag, hard)], at))).status).toBe(400);
      expect((await bring(kit, callOfMailgun(ofMailgun(tag, { event: 'complained' }), at))).status).toBe(400);
    }
    expect(await noted(anna)).toEqual([]);
  });

  test('names a mail by a tag that is not ours, or is one of another site', async () => {
    const anna = await another(kit, 'anna');
    const tag = await mail(anna);
    const name = readMailTag(kit.services.seal, tag);
    const made = [
      tag.replace(/^1-/, '2-'),
      `${tag.slice(0, -1)}${tag.endsWith('0') ? '1' : '0'}`,
      tag.slice(0, -1),
      mailTagOf(kit.services.seal, { siteId: 2, mailId: name?.mailId ?? '' }),
      '',
    ];
    for (const each of made) expect((await mailgun(ofMailgun(each, { event: 'complained' }))).status).toBe(200);
    await sendGrid(...made.map((each) => of(each, hard)));
    expect([await noted(anna), await troubleOf(anna)]).toEqual([[], null]);
  });
});

test.each(['null', '{', '', '{}', '"x"', '['.repeat(20_000), '\ufeff{}', '\0'])(
  'a signed call with the body %j is refused, and nothing fails',
  async (body) => {
    expect((await bring(kit, callOfSendGrid(body, now()))).status).toBe(400);
    expect((await bring(kit, { provider: 'mailgun', body, headers: {} })).status).toBe(400);
  },
);

test('a service that is not there or not configured is not found, nor a body beyond a megabyte read', async () => {
  const bare = await createKit();
  for (const provider of ['nobody', '', 'sendgrid']) {
    const call = await bare.callWith('POST /api/mail-events.php', { provider }, { body: '[]' });
    expect([provider, call.status]).toEqual([provider, 404]);
  }
  expect((await bring(kit, callOfSendGrid(`[${' '.repeat(1024 * 1024)}]`, now()))).status).toBe(413);
});
