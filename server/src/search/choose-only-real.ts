import type { AnyCall } from '../accounts/index.ts';
import { appendEvent } from '../platform/live/live-events.ts';
import { setOnlyRealMembers } from '../profile/index.ts';
import type { SearchServices } from './services.ts';

const cookieName = 'only_real';

/**
 * Whether a guest sees real members only: as they chose, else as a new member of the site would. Only where invented
 * profiles are shown with their label from the beginning, they are (T5).
 */
export function guestSeesOnlyReal({ cookie, site }: Pick<AnyCall, 'cookie' | 'site'>): boolean {
  const chosen = cookie(cookieName);
  return chosen === undefined ? site.settings.fictional_visibility !== 'labelled' : chosen === '1';
}

/**
 * Takes invented profiles away everywhere at once, or brings them back (T5). A guest's choice ends with the browser's
 * session (C20).
 */
export async function chooseOnlyReal(
  { db, live }: SearchServices,
  call: AnyCall,
  { on }: { on: boolean },
): Promise<{ only_real: boolean }> {
  const { member, now } = call;
  if (!member) {
    call.setCookie(cookieName, on ? '1' : '0', { path: '/', httpOnly: true, sameSite: 'Lax' });
    return { only_real: on };
  }
  await db.transact(async (tx) => {
    await setOnlyRealMembers(tx, member, on);
    await appendEvent(tx, member.memberId, { kind: 'people_changed', payload: {}, now });
  });
  live.wake([member.memberId]);
  return { only_real: on };
}
