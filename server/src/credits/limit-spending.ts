import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import type { MemberCall } from '../accounts/index.ts';
import type { CreditsServices } from './services.ts';
import { readLimits, writeLimit } from './spending-limits.ts';

type Limits = CallOutput<'GET /api/spending-limits.php'>;

/** The member's limits, with what was spent within each; a period without one has null for it. */
export async function showLimits({ db }: CreditsServices, { member, site, now }: MemberCall): Promise<Limits> {
  const limits = await readLimits(db, member, { day: calendarDay(now, site.timeZone), now });
  return {
    limits: limits.map(({ period, credits, spent, nextCredits, nextAt }) => ({
      period,
      credits,
      spent,
      next: nextAt && { credits: nextCredits, at: nextAt.toISOString() },
    })),
  };
}

/** Sets one limit: a lower one holds at once, a higher one or none after a day (T27). */
export async function limitSpending(
  services: CreditsServices,
  call: MemberCall,
  input: CallInput<'PUT /api/spending-limits.php'>,
): Promise<Limits> {
  await services.db.transact((tx) => writeLimit(tx, call.member, { ...input, now: call.now }));
  return showLimits(services, call);
}
