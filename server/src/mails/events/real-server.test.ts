import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { freePort } from '../../../test/listen.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { hasPostfix, startPostfix } from '../../../test/stand-ins/postfix.ts';
import { smtpAnswer } from '../../../test/stand-ins/smtp.ts';
import { newDkimPair } from '../../platform/mail/dkim.ts';
import { openReceiver } from '../../platform/mail/receiver.ts';
import { tellMember } from '../index.ts';

const [receiver, elsewhere, returned] = ['receiver.test', 'elsewhere.test', 'bounce.vonk.test'];

/** A server further on, which refuses each mailbox as its name says, once the mail has been taken over by postfix. */
async function startElsewhere() {
  const answers: Record<string, Error> = {
    gone: smtpAnswer(550, '5.1.1 there is no such mailbox'),
    full: smtpAnswer(552, '5.2.2 the mailbox is full'),
    blocked: smtpAnswer(550, '5.7.1 we do not want yours'),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(answers[address.split('@')[0] ?? '']),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.server.address() as AddressInfo).port, close: () => server.close() };
}

const pair = newDkimPair();

/** The site, whose mails go out by postfix, and what comes back to it. */
async function open() {
  const [port, reportPort] = [await freePort(), await freePort()];
  const kit = await createKit({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    RETURN_PATH_DOMAIN: returned,
    DKIM_KEY: pair.key,
    DKIM_SELECTOR: 'vonk1',
    DKIM_DOMAINS: 'vonk.example',
  });
  const { returnPath, log } = kit.services;
  if (!returnPath) throw new Error('there is no return path');
  const further = await startElsewhere();
  let taken = 0;
  const take: typeof returnPath.take = async (mail) => {
    await returnPath.take(mail);
    taken += 1;
  };
  const { knows } = returnPath;
  const reports = await openReceiver({ host: '127.0.0.1', port: reportPort, name: returned, log, knows, take });
  const postfix = await startPostfix({
    port,
    domain: receiver,
    mailboxes: ['anna'],
    routes: { [elsewhere]: further.port, [returned]: reportPort },
  });
  afterAll(async () => {
    await postfix.close();
    await reports.close();
    further.close();
  });
  return { kit, postfix, reports: () => taken };
}

const ground = hasPostfix ? await open() : undefined;

describe.skipIf(!ground)('NOTI-3: Debian’s postfix, as the server of a reader', () => {
  const { kit, postfix, reports } = ground ?? ({} as Awaited<ReturnType<typeof open>>);

  /** A member at this address who was mailed of a like. */
  async function mailed(email: string): Promise<Person> {
    const member = await another(kit, 'anna');
    await kit.db.pool.query('update accounts set email = $2 where id = $1', [member.id, email]);
    const now = kit.clock.now();
    const order = { template: 'new_like', cause: `like of ${member.id}`, data: { count: 1 }, now } as const;
    await kit.db.transact((tx) => tellMember(tx, { siteId: 1, memberId: member.id }, order));
    await kit.advance(0);
    return member;
  }
  const eventsOf = async ({ id }: Person) =>
    (
      await kit.db.pool.query(
        `select e.kind, e.source from mail_events e join mails m on m.site_id = e.site_id and m.id = e.mail_id
          where m.member_id = $1`,
        [id],
      )
    ).rows;
  const troubleOf = async ({ browser }: Person) =>
    (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.notifications_disabled;

  test('has a mail whole: its signature, its headers, its letters', async () => {
    await mailed(`anna@${receiver}`);
    await vi.waitFor(() => expect(postfix.mailsOf('anna')).toHaveLength(1), { timeout: 20_000, interval: 100 });
    const [raw = Buffer.alloc(0)] = postfix.mailsOf('anna');
    const resolver = async (name: string) => {
      if (name === 'vonk1._domainkey.vonk.example') return [[pair.record]];
      throw Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' });
    };
    const { results } = await dkimVerify(raw, { resolver });
    expect(results).toMatchObject([
      { signingDomain: 'vonk.example', status: { result: 'pass', aligned: 'vonk.example' } },
    ]);
    const signed = results[0]?.signingHeaders?.keys?.toLowerCase() ?? '';
    for (const name of ['from', 'list-unsubscribe', 'list-unsubscribe-post']) expect(signed).toContain(name);
    const mail = await PostalMime.parse(raw);
    const header = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(header).toMatchObject({
      'return-path': expect.stringMatching(new RegExp(`^<b-1-[0-9a-f]{32}-[0-9a-f]{20}@${returned}>$`)),
      'delivered-to': `anna@${receiver}`,
      'auto-submitted': 'auto-generated',
      'list-id': expect.stringMatching(/^<like\./),
      'feedback-id': 'new_like:like:site-00001',
      'list-unsubscribe': expect.stringMatching(/^<http.*\/unsubscribe\/.+>$/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.from?.address).toBe(kit.services.sites.byId(1)?.company.support_email);
    expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@vonk\.example>$/);
    for (const part of [mail.text ?? '', mail.html ?? '']) expect(part).toContain('like');
  });

  test('says at once that there is no such mailbox', async () => {
    const member = await mailed(`nobody@${receiver}`);
    expect(await eventsOf(member)).toEqual([{ kind: 'bounced', source: 'smtp' }]);
    expect(await troubleOf(member)).toBe('bounce');
  });

  test.each([
    ['gone', [{ kind: 'bounced', source: 'return path' }], 'bounce'],
    ['full', [{ kind: 'soft_bounced', source: 'return path' }], null],
    // It is about us: it counts against nobody.
    ['blocked', [], null],
  ] as const)('sends back what a server further on did not take: %s', async (name, events, trouble) => {
    const before = reports();
    const member = await mailed(`${name}@${elsewhere}`);
    await vi.waitFor(() => expect(reports()).toBe(before + 1), { timeout: 20_000, interval: 100 });
    expect([await eventsOf(member), await troubleOf(member)]).toEqual([events, trouble]);
  });
});
