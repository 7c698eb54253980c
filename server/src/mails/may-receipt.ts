import { dayMinutes } from '@vonk/contract/durations';
import { takeAttempt } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const daily = { max: 3, windowMinutes: dayMinutes };

/**
 * Whether an address that a stranger gave may get one more receipt of a public form: three a day and site, of all forms
 * together, so that nobody is flooded by who knows their address.
 */
export async function mayReceipt(
  db: Db,
  { siteId, email, now }: SiteScope & { email: string; now: Date },
): Promise<boolean> {
  const attempt = { siteId, action: 'receipt', subject: email.toLowerCase() } as const;
  return (await takeAttempt(db, attempt, { ...daily, now })).waitSeconds === 0;
}
