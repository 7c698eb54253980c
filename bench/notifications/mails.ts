import { mailRenderer, sendMail, tellMember } from '../../server/src/mails/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { Db } from '../../server/src/platform/database/db.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { startJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { newDkimPair, readDkimKey } from '../../server/src/platform/mail/dkim.ts';
import { smtpMailer } from '../../server/src/platform/mail.ts';
import { openSeal } from '../../server/src/platform/seal.ts';
import type { Sites } from '../../server/src/sites/index.ts';
import { openSmtp } from '../../server/test/stand-ins/smtp-server.ts';
import { type Ground, pause, percentile } from '../chat/chat-ground.ts';
import { tells } from './tells.ts';

const mails = 300;
/** Milliseconds from the commit of what is mailed until the server said that it has it. */
const budget = 1000;
const patience = 120_000;

/** Mails about accounts, written, signed and handed over by SMTP: from what happened until they were accepted. */
export async function benchMails({ pool }: Ground, db: Db, sites: Sites): Promise<boolean> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select id, email from accounts where site_id = 1 order by id limit $1',
    [mails],
  );
  const taken = new Map<string, number>();
  const server = await openSmtp({
    onData: (stream, { envelope }, done) =>
      stream.resume().on('end', () => {
        taken.set(envelope.rcptTo[0]?.address ?? '', performance.now());
        done();
      }),
  });
  const domains = [...new Set(sites.all().map(({ company }) => company.support_email.split('@')[1] ?? ''))];
  const privateKey = readDkimKey(newDkimPair().key) ?? '';
  const mailer = smtpMailer(server.url, { dkim: { selector: 'bench', domains, privateKey } });
  const seal = openSeal('bench'.repeat(8));
  const render = mailRenderer({ sites, seal, config: { PUBLIC_URL: 'http://localhost:3000' } });
  const tasks = { 'send-mail': sendMail({ mailer, render, sites }) };
  const jobs = await startJobs({ db, clock: systemClock, log: createLog('error'), lanes: [{ tasks, concurrency: 2 }] });
  try {
    const asked = new Map<string, number>();
    for (const { id: memberId, email } of rows) {
      const now = new Date();
      await db.transact((tx) =>
        tellMember(
          tx,
          { siteId: 1, memberId },
          { template: 'password_changed', cause: `bench ${newId(now)}`, data: { at: now.toISOString() }, now },
        ),
      );
      asked.set(email, performance.now());
      await pause(20);
    }
    const end = performance.now() + patience;
    while (taken.size < asked.size && performance.now() < end) await pause(50);
    const delays = [...asked].map(([email, at]) => (taken.get(email) ?? Infinity) - at);
    const more = ` (p50 ${percentile(delays, 0.5).toFixed(0)} ms, ${taken.size} of ${rows.length} accepted)`;
    return tells('event to mail accepted, p99', percentile(delays, 0.99), { budget, unit: 'ms', more });
  } finally {
    await jobs.stop();
    mailer.close();
    await server.close();
  }
}
