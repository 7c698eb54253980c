import type { CallInput } from '@vonk/contract/api';
import { isEmptyTracking, type Tracking } from '@vonk/contract/tracking';
import type { AnyCall } from '../accounts/index.ts';
import { sourceOf } from '../sites/index.ts';

/**
 * What first brought somebody here: what their browser keeps since then, else what their tab says (SITE-3, X1). The two
 * are never mixed.
 */
export function firstTouch(call: Pick<AnyCall, 'cookie'>, input: CallInput<'POST /api/signup.php'>): Tracking {
  const kept = sourceOf(call);
  if (!isEmptyTracking(kept)) return kept;
  const { network, ref, sub1, sub2, sub3 } = input;
  const told = Object.entries({ network, ref, sub1, sub2, sub3 }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return Object.fromEntries(told);
}
