import type { CallInput } from '@vonk/contract/api';
import { resetMailsPerDay } from '@vonk/contract/credentials';
import { dayMinutes } from '@vonk/contract/durations';
import { cleanEmail, isEmail } from '@vonk/contract/signup';
import * as z from 'zod/mini';
import { type AnyCall, findCredentials, takeAttempt } from '../../accounts/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { PaymentsServices } from '../services.ts';
import { topUpPath } from './link.ts';
import { findTopUp } from './top-ups.ts';

const payload = z.object({ siteId: z.int(), email: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'mail-top-up-link': z.infer<typeof payload>;
  }
}

/**
 * Mails the link that ends automatic top-up, from any page and without a login (T46). Whether the address has one is
 * looked up in a job, so that nobody reads it from the answer.
 */
export async function askTopUpLink(
  { db }: { db: Db },
  call: AnyCall<'email_invalid' | 'too_many_mails'>,
  input: CallInput<'POST /api/top-up-mail.php'>,
): Promise<{ email: string }> {
  const { now } = call;
  const { siteId } = call.site;
  const email = cleanEmail(input.email);
  if (!isEmail(email)) call.refuse('email_invalid', { field: 'email' });
  const attempt = { siteId, action: 'top_up_link', subject: email.toLowerCase() } as const;
  const { waitSeconds } = await takeAttempt(db, attempt, { max: resetMailsPerDay, windowMinutes: dayMinutes, now });
  if (waitSeconds > 0) call.refuse('too_many_mails', { field: 'email' });
  await db.transact((tx) => enqueue(tx, { task: 'mail-top-up-link', payload: { siteId, email } }));
  return { email };
}

/** Mails the link to whose top-up is on; nobody else is told anything. */
export const mailTopUpLink = ({ seal }: Pick<PaymentsServices, 'seal'>): Tasks['mail-top-up-link'] =>
  job(payload, async ({ siteId, email }, { db, now }) => {
    const owner = await findCredentials(db, { siteId }, email);
    if (!owner) return;
    const scope = { siteId, memberId: owner.memberId };
    await db.transact(async (tx) => {
      const topUp = await findTopUp(tx, scope);
      if (!topUp) return;
      await tellMember(tx, scope, {
        template: 'top_up_link',
        cause: `top_up_link:${topUp.id}:${now.toISOString()}`,
        data: { path: topUpPath(seal, scope, { topUpId: topUp.id, debitId: null }) },
        now,
      });
    });
  });
