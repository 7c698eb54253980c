import { hour } from '@vonk/contract/durations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { smtpAnswer, startSmtp } from '../../test/stand-ins/smtp.ts';
import { advanceJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log.ts';
import { smtpMailer } from '../platform/mail.ts';
import { mailRenderer, sendMail, tellMember } from './index.ts';

const kit = await createKit();
let cause = 0;

const tell = (person: Person) =>
  kit.db.transact((tx) =>
    tellMember(
      tx,
      { siteId: 1, memberId: person.id },
      { template: 'new_like', cause: `like ${(cause += 1)}`, data: { count: 1 }, now: kit.clock.now() },
    ),
  );

/** Mails a member by a server that answers so. */
async function mailTo(person: Person, answer: Error) {
  const { url } = await startSmtp({ onRcptTo: (_address, _session, done) => done(answer) });
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  await tell(person);
  const tasks = { 'send-mail': sendMail({ ...kit.services, mailer, render: mailRenderer(kit.services) }) };
  await advanceJobs({ db: kit.db, clock: kit.clock, log: kit.services.log, tasks }, 0);
}

const troubleOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.notifications_disabled;

describe('NOTI-3: an address that is not there', () => {
  test('is mailed nothing more that can be refused, and its member is told why and gets out of it', async () => {
    const anna = await another(kit, 'anna');
    await mailTo(anna, smtpAnswer(550, '5.1.1 no such user'));
    expect(await troubleOf(anna)).toBe('bounce');
    expect(await tell(anna)).toBe(false);
    await kit.call('PUT /api/notifications.php', { mail: ['like'] }, { as: anna.browser });
    expect(await troubleOf(anna)).toBe(null);
    expect(await tell(anna)).toBe(true);
  });

  test.each(['5.7.1 blocked', '5.2.2 mailbox full', 'no'])('is not one whose server says %s', async (words) => {
    const anna = await another(kit, 'anna');
    await mailTo(anna, smtpAnswer(550, words));
    expect(await troubleOf(anna)).toBe(null);
    expect(await tell(anna)).toBe(true);
  });
});

describe('a mail that the server took late (greylisting)', () => {
  async function greylisted(person: Person): Promise<(hours: number) => Promise<void>> {
    let isLater = true;
    const { url } = await startSmtp({
      onRcptTo: (_address, _session, done) => done(isLater ? smtpAnswer(451, '4.7.1 later') : null),
    });
    const mailer = smtpMailer(url);
    onTestFinished(() => mailer.close());
    const tasks = { 'send-mail': sendMail({ ...kit.services, mailer, render: mailRenderer(kit.services) }) };
    const pass = async (hours: number) => {
      kit.clock.advance(hours * hour);
      await advanceJobs({ db: kit.db, clock: kit.clock, log: createLog('silent'), tasks }, hours * hour);
    };
    await tell(person);
    await pass(0);
    isLater = false;
    return pass;
  }
  const isSent = async ({ id }: Person) =>
    (await kit.db.pool.query('select sent_at from mails where member_id = $1', [id])).rows.map(
      ({ sent_at: at }) => at !== null,
    );

  test('does not go to who ended such mails meanwhile (T93)', async () => {
    const anna = await another(kit, 'anna');
    const pass = await greylisted(anna);
    await kit.call('PUT /api/notifications.php', { mail: [] }, { as: anna.browser });
    await pass(1);
    expect(await isSent(anna)).toEqual([]);
  });

  test('waits for the morning of its reader (NOTI-4)', async () => {
    const anna = await another(kit, 'anna');
    // Six in the evening there.
    await kit.call(
      'PUT /api/notifications.php',
      { quiet: { from: 20, until: 8 }, time_zone: 'Asia/Tashkent' },
      { as: anna.browser },
    );
    const pass = await greylisted(anna);
    await pass(2);
    expect(await isSent(anna)).toEqual([false]);
    await pass(11);
    expect(await isSent(anna)).toEqual([false]);
    await pass(1);
    expect(await isSent(anna)).toEqual([true]);
  });
});
