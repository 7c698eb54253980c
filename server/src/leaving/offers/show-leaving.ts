import type { CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../../accounts/index.ts';
import { readBalance, readRepayable } from '../../credits/index.ts';
import { pricesIn } from '../../sites/index.ts';
import type { LeavingServices } from '../services.ts';
import { tryoutMinor } from './tryout-price.ts';

/** What leaving means in money: what comes back, what is lost, what the tryout pack would cost. */
export async function showLeaving(
  { db }: LeavingServices,
  { member, site, selectedCountry, country }: MemberCall,
): Promise<CallOutput<'GET /api/leave.php'>> {
  const { currency } = pricesIn(site.settings, selectedCountry ?? country);
  return {
    repaid: await readRepayable(db, member),
    given: (await readBalance(db, member)).granted,
    tryout: { minor: tryoutMinor(currency), currency },
  };
}
