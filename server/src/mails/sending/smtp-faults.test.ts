import { day, hour, minute } from '@vonk/contract/durations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { type SmtpFault, smtpSteps, type SmtpStep, startFaultySmtp } from '../../../test/stand-ins/faulty-smtp.ts';
import { advanceJobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { smtpMailer } from '../../platform/mail.ts';
import { mailRenderer, sendMail, tellMember } from '../index.ts';

const kit = await createKit();
const log = createLog('silent');
let cause = 0;

/** A member who is to be mailed by a server that goes wrong, and time that passes meanwhile. */
async function begin(step: SmtpStep, fault: SmtpFault) {
  const member = await another(kit, 'anna');
  const server = await startFaultySmtp(step, fault);
  const mailer = smtpMailer(server.url, { patience: { first: 150, answer: 150 } });
  onTestFinished(() => mailer.close());
  const tasks = { 'send-mail': sendMail({ ...kit.services, mailer, render: mailRenderer(kit.services) }) };
  const pass = async (milliseconds: number) => {
    kit.clock.advance(milliseconds);
    await advanceJobs({ db: kit.db, clock: kit.clock, log, tasks }, milliseconds);
  };
  await kit.call('PUT /api/notifications.php', { quiet: null }, { as: member.browser });
  await kit.db.transact((tx) =>
    tellMember(
      tx,
      { siteId: 1, memberId: member.id },
      { template: 'new_like', cause: `like ${(cause += 1)}`, data: { count: 1 }, now: kit.clock.now() },
    ),
  );
  return { member, server, pass };
}

const rowOf = async ({ id }: Person) =>
  (
    await kit.db.pool.query(
      `select sent_at is not null as sent, refused_at is not null as refused, refusal, refusal_code as code, recipient,
        locale from mails where member_id = $1`,
      [id],
    )
  ).rows;
const idsOf = (received: readonly string[]) => new Set(received.map((text) => /^message-id: (.*)$/im.exec(text)?.[1]));

const faults = [451, 554, 'close', 'hang'] as const;
/** Of what is final only what is about this mail is taken for a no; the rest is ours to mend. */
const isFinal = (step: SmtpStep, fault: SmtpFault) =>
  fault === 554 && (step === 'recipient' || step === 'data' || step === 'text');

describe('a mail server that goes wrong loses no mail and takes none twice, but for what it took and did not say', () => {
  test.each(smtpSteps.flatMap((step) => faults.map((fault) => [step, fault] as const)))(
    'at the %s: %s',
    async (step, fault) => {
      const { member, server, pass } = await begin(step, fault);
      await pass(0);
      const final = isFinal(step, fault);
      expect(await rowOf(member)).toMatchObject([{ sent: false, refused: final }]);
      server.mend();
      for (let at = 0; at < 6; at += 1) await pass(hour);
      const refused = { sent: false, refused: true, refusal: 'refused', code: 554 };
      expect(await rowOf(member)).toMatchObject([final ? refused : { sent: true, refused: false }]);
      // It took the first and closed before it said so: the second has the same Message-ID, and mail programs show one.
      const isTakenTwice = step === 'text' && fault === 'close';
      expect([server.received.length, idsOf(server.received).size]).toEqual(final ? [0, 0] : [isTakenTwice ? 2 : 1, 1]);
    },
  );

  test('which says "later" for a day is asked again, ever less often, and has the mail once it takes it', async () => {
    const { member, server, pass } = await begin('recipient', 451);
    for (let at = 0; at < day / (15 * minute); at += 1) await pass(15 * minute);
    expect(await rowOf(member)).toMatchObject([{ sent: false, refused: false }]);
    expect(server.tries()).toBeLessThan(30);
    server.mend();
    for (let at = 0; at < 24; at += 1) await pass(hour);
    expect([await rowOf(member), server.received.length]).toMatchObject([[{ sent: true }], 1]);
  });

  test('meanwhile its reader has another address and language: it goes there, and is theirs', async () => {
    const { member, server, pass } = await begin('recipient', 451);
    await pass(0);
    await kit.db.pool.query(`update accounts set email = 'elders@example.org', locale = 'pl' where id = $1`, [
      member.id,
    ]);
    server.mend();
    await pass(hour);
    expect(await rowOf(member)).toMatchObject([{ sent: true, recipient: 'elders@example.org', locale: 'pl' }]);
    expect(server.received).toEqual([expect.stringMatching(/^to: elders@example\.org$/im)]);
    expect(server.received[0]).toMatch(/^content-language: pl$/im);
  });
});
