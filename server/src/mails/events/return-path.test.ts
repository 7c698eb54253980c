import { createTransport } from 'nodemailer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { complaintReport, deliveryReport } from '../../../test/stand-ins/reports.ts';
import { startSmtp } from '../../../test/stand-ins/smtp.ts';
import { advanceJobs } from '../../platform/jobs/jobs.ts';
import { maxReceivedBytes, openReceiver } from '../../platform/mail/receiver.ts';
import { smtpMailer } from '../../platform/mail.ts';
import { mailMarker, mailRenderer, sendMail, tellMember } from '../index.ts';

const domain = 'bounce.vonk.test';
const kit = await createKit({ RETURN_PATH_DOMAIN: domain });
const { returnPath, log } = kit.services;
if (!returnPath) throw new Error('there is no return path');

/** The server of the return path, on a port of its own; and who brings mails to it, as other servers do. */
async function openHere({ take = returnPath?.take, perMinute = 1000 } = {}) {
  const known = { knows: (address: string) => returnPath?.knows(address) ?? false, take: take ?? (async () => {}) };
  const receiver = await openReceiver({ host: '127.0.0.1', port: 0, name: domain, log, perMinute, ...known });
  onTestFinished(() => receiver.close());
  const transport = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true, pool: true });
  onTestFinished(() => transport.close());
  return async (to: string, raw: string): Promise<number> => {
    try {
      await transport.sendMail({ envelope: { from: '', to: [to] }, raw });
      return 250;
    } catch (error) {
      return (error as { responseCode?: number }).responseCode ?? 0;
    }
  };
}

const outer = 'Content-Type: multipart/mixed; boundary=a\r\n\r\n';
const nested = `${outer}${`--a\r\n${outer}`.repeat(500)}`;

let cause = 0;

/** Mails a member over a line, and how the mail went out. */
async function mail({ id: memberId }: Person) {
  const { url, taken, received } = await startSmtp();
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  kit.clock.advance(60_000);
  await kit.db.transact((tx) =>
    tellMember(
      tx,
      { siteId: 1, memberId },
      { template: 'new_like', cause: `like ${(cause += 1)}`, data: { count: 1 }, now: kit.clock.now() },
    ),
  );
  const tools = {
    sites: kit.services.sites,
    mailer,
    render: mailRenderer(kit.services),
    mark: mailMarker(kit.services),
  };
  await advanceJobs({ db: kit.db, clock: kit.clock, log, tasks: { 'send-mail': sendMail(tools) } }, 0);
  const tag = received[0]?.headers.find(({ key }) => key === 'x-mail-tag')?.value ?? '';
  return { envelope: taken[0]?.from ?? '', from: received[0]?.from?.address, tag };
}

const troubleOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.notifications_disabled;

describe('NOTI-3: what a mail server sends back', () => {
  test('comes to an address of that one mail, and ends mails to a mailbox that is not there', async () => {
    const anna = await another(kit, 'anna');
    const { envelope, from, tag } = await mail(anna);
    expect(envelope).toBe(`b-${tag}@${domain}`);
    expect(envelope.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(from).toBe(kit.services.sites.byId(1)?.company.support_email);
    const bring = await openHere();
    expect(await bring(envelope.toUpperCase(), deliveryReport({}))).toBe(250);
    expect(await troubleOf(anna)).toBe('bounce');
  });

  test.each([
    ['bounce', { status: '5.0.0', diagnostic: '550 5.1.1 <somebody@example.net>: user unknown' }],
    ['bounce', { status: '5.2.1' }],
    ['bounce', { encoding: 'base64' }],
    ['bounce', { encoding: 'quoted-printable' }],
    ['bounce', { action: 'Failed (no such host)', status: '5.1.10' }],
    [null, { status: '5.2.2' }],
    [null, { status: '5.7.1', diagnostic: '550 5.7.1 blocked by our policy' }],
    [null, { status: '5.1.8', diagnostic: '501 5.1.8 bad sender' }],
    [null, { action: 'delayed', status: '4.4.1' }],
    [null, { action: 'delivered', status: '2.0.0' }],
    [null, { action: 'relayed', status: '5.1.1' }],
  ] as const)('sets %s when it is %o', async (reason, failure) => {
    const anna = await another(kit, 'anna');
    const { envelope } = await mail(anna);
    expect(await (await openHere())(envelope, deliveryReport(failure))).toBe(250);
    expect(await troubleOf(anna)).toBe(reason);
  });

  test('counts a mailbox that cannot take mails at the third one, and what comes twice once', async () => {
    const anna = await another(kit, 'anna');
    const bring = await openHere();
    const full = deliveryReport({ status: '5.2.2' });
    for (const reason of [null, null, 'bounce']) {
      const { envelope } = await mail(anna);
      for (let time = 0; time < 3; time += 1) await bring(envelope, full);
      expect(await troubleOf(anna)).toBe(reason);
    }
  });

  test.each([
    [
      'an answer of the mailbox itself',
      'Subject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nBack on Monday.\r\n',
    ],
    ['nothing', ''],
    ['no report, in a report’s clothes', deliveryReport({}).replace('message/delivery-status', 'text/plain')],
    ['parts within parts', nested],
  ])('is passed over when it is %s', async (_, raw) => {
    const anna = await another(kit, 'anna');
    const { envelope } = await mail(anna);
    expect(await (await openHere())(envelope, raw)).toBe(250);
    expect(await troubleOf(anna)).toBe(null);
  });
});

describe('NOTI-3: what a mail service sends of a reader’s complaint', () => {
  test.each([
    ['fbl', 'abuse'],
    ['fbl', 'fraud'],
    ['listunsubscribe', 'opt-out'],
    [null, 'not-spam'],
    [null, 'toString'],
  ] as const)(
    'sets %s when it is of the type %s, at the mail’s own address and at the one for complaints',
    async (reason, type) => {
      const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
      const [one, two] = [await mail(anna), await mail(bram)];
      const bring = await openHere();
      expect(await bring(one.envelope, complaintReport(type))).toBe(250);
      expect(await bring(`fbl@${domain}`, complaintReport(type, [`X-Mail-Tag: ${two.tag}`]))).toBe(250);
      expect([await troubleOf(anna), await troubleOf(bram)]).toEqual([reason, reason]);
    },
  );

  test('counts for no mail whose tag it does not have, and a failure at that address for none', async () => {
    const anna = await another(kit, 'anna');
    const { tag } = await mail(anna);
    const bring = await openHere();
    const forged = `${tag.slice(0, -1)}${tag.endsWith('0') ? '1' : '0'}`;
    await bring(`fbl@${domain}`, complaintReport('abuse', [`X-Mail-Tag: ${forged}`]));
    await bring(`fbl@${domain}`, deliveryReport({}).replace('Subject: hello', `X-Mail-Tag: ${tag}`));
    expect(await troubleOf(anna)).toBe(null);
  });
});

describe('the server of the return path', () => {
  test('takes nothing for anybody else', async () => {
    const { tag } = await mail(await another(kit, 'anna'));
    const bring = await openHere();
    const others = [
      `anna@${domain}`,
      `b-${tag}@elsewhere.test`,
      `${tag}@${domain}`,
      `b-${tag.replace(/^1-/, '2-')}@${domain}`,
      `b-${tag.slice(0, -1)}@${domain}`,
      'somebody@example.net',
    ];
    for (const to of others) expect([to, await bring(to, deliveryReport({}))]).toEqual([to, 550]);
  });

  test('refuses what is too large, and asks to come again when nothing can be noted', async () => {
    const { envelope } = await mail(await another(kit, 'anna'));
    expect(
      await (
        await openHere()
      )(envelope, `Subject: a\r\n\r\n${'a'.repeat(70)}\r\n`.repeat(maxReceivedBytes / 70)),
    ).toBe(552);
    const failing = await openHere({ take: () => Promise.reject(new Error('the database is away')) });
    expect(await failing(envelope, deliveryReport({}))).toBe(451);
  });

  test('takes so many in a minute of one address, and asks to come again with more', async () => {
    const { envelope } = await mail(await another(kit, 'anna'));
    const bring = await openHere({ perMinute: 5 });
    const answers: number[] = [];
    // A minute may end meanwhile, once.
    for (let at = 0; at < 12; at += 1) answers.push(await bring(envelope, deliveryReport({ action: 'delayed' })));
    expect(answers.slice(0, 5)).toContain(250);
    expect(answers).toContain(421);
  });
});
