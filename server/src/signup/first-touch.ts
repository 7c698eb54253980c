import type { CallInput } from '@vonk/contract/api';
import { isEmptyTracking, type Origin, type Tracking } from '@vonk/contract/tracking';
import type { AnyCall } from '../accounts/index.ts';
import { findLandingPage } from '../landers/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { sourceOf } from '../sites/index.ts';

type Input = CallInput<'POST /api/signup.php'>;

/**
 * What first brought somebody here: what their browser keeps since then, else what their tab says (SITE-3, X1). The two
 * are never mixed.
 */
export function firstTouch(call: Pick<AnyCall, 'cookie'>, input: Input): Tracking {
  const kept = sourceOf(call);
  if (!isEmptyTracking(kept)) return kept;
  const { network, ref, sub1, sub2, sub3 } = input;
  const told = Object.entries({ network, ref, sub1, sub2, sub3 }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return Object.fromEntries(told);
}

/** The same, with the landing page on which the tab came in, where the site has one of that name (STAFF-5). */
export async function originOf(reader: Reader, call: Pick<AnyCall, 'cookie' | 'site'>, input: Input): Promise<Origin> {
  const found = await findLandingPage(reader, call.site, input.landing ?? '');
  const landing = found && (found.slug === '' ? found.page : `${found.page}/${found.slug}`);
  return { ...firstTouch(call, input), ...(landing !== undefined && { landing }) };
}
