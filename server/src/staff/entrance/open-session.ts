import type { StaffMe } from '@vonk/contract/admin/entrance';
import { deviceOf } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { orRefuse } from '../../platform/refusal.ts';
import type { DoorCall } from '../call.ts';
import { setToken, tokenIn } from '../cookies.ts';
import { meOf } from '../me.ts';
import { endPending, findPending, type PendingLogin } from '../nouns/pending-logins.ts';
import { findPerson, type StaffScope } from '../nouns/people.ts';
import { endSessionOf, findSession, startSession } from '../nouns/sessions.ts';
import type { StaffServices } from '../services.ts';

/** Whose login waits for its second step in this browser. */
export async function pendingOf(services: StaffServices, call: DoorCall<'login_over'>): Promise<PendingLogin> {
  const token = tokenIn(services, call, 'pending');
  const pending = token === undefined ? undefined : await findPending(services.db, token, call.now);
  return pending ?? call.refuse('login_over');
}

/**
 * Starts a session for who gave both steps, in the transaction that takes the second (`prove`); the browser's session
 * before ends, as its name changes at login.
 */
export async function openSession<T>(
  services: StaffServices,
  call: DoorCall,
  { scope, prove }: { scope: StaffScope; prove: (tx: Tx) => Promise<T> },
): Promise<{ me: StaffMe; proved: T }> {
  const { now } = call;
  const { token, proved } = await services.db.transact(async (tx) => {
    const made = await prove(tx);
    const before = tokenIn(services, call, 'session');
    if (before !== undefined) await endSessionOf(tx, before);
    await endPending(tx, scope);
    const person = orRefuse(await findPerson(tx, scope), 'authentication_required');
    const device = deviceOf(call.header('user-agent'));
    await noteAction(tx, {
      siteId: null,
      actor: person.publicId,
      action: 'staff_logged_in',
      subject: person.publicId,
      now,
    });
    return { token: await startSession(tx, scope, { device, now }), proved: made };
  });
  setToken(services, call, { kind: 'pending', token: '' });
  setToken(services, call, { kind: 'session', token });
  const staff = orRefuse(await findSession(services.db, token, now), 'authentication_required');
  return { me: meOf(services, staff), proved };
}
