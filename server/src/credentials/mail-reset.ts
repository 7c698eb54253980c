import * as z from 'zod/mini';
import { calendarDay } from '@vonk/contract/calendar';
import { resetLinkMinutes } from '@vonk/contract/credentials';
import { minute } from '@vonk/contract/durations';
import { locales } from '@vonk/contract/locales';
import { createToken, findCredentials, holdAccount } from '../accounts/index.ts';
import { queueMail } from '../mails/index.ts';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { newId } from '../platform/ids.ts';

const payload = z.object({ siteId: z.int(), email: z.string(), locale: z.enum(locales) });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'mail-reset': z.infer<typeof payload>;
  }
}

/**
 * Mails the link to the account's owner, or to an address without an account that there is none: at most once a day.
 */
export const mailReset: Tasks['mail-reset'] = job(payload, async ({ siteId, email, locale }, { db, now }) => {
  const owner = await findCredentials(db, { siteId }, email);
  await db.transact(async (tx) => {
    if (!owner) {
      const cause = `no_account:${calendarDay(now, 'UTC')}`;
      await queueMail(tx, { siteId, email, locale }, { template: 'no_account', cause, data: {}, now });
      return;
    }
    await holdAccount(tx, owner);
    const until = new Date(now.getTime() + resetLinkMinutes * minute);
    const token = await createToken(tx, owner, { purpose: 'reset', now, expiresAt: until });
    const data = { token, minutes: resetLinkMinutes, until: until.toISOString() };
    await queueMail(tx, owner, { template: 'reset', cause: `reset:${newId(now)}`, data, now });
  });
});
