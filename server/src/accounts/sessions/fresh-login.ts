import { freshLoginMinutes } from '@vonk/contract/credentials';
import { minute } from '@vonk/contract/durations';
import type { MemberCall } from '../call.ts';

/** Refuses a member whose password was not given lately: a session may be somebody else's by now (T130). */
export function requireFreshLogin(call: MemberCall<'fresh_login_required'>): void {
  const { member, now } = call;
  if (now.getTime() - member.provedAt.getTime() > freshLoginMinutes * minute) call.refuse('fresh_login_required');
}
