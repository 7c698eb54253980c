import { describe, expect, onTestFinished, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { smtpAnswer, startSmtp } from '../../test/stand-ins/smtp.ts';
import { advanceJobs } from '../platform/jobs/jobs.ts';
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
  const tasks = { 'send-mail': sendMail({ mailer, render: mailRenderer(kit.services) }) };
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
