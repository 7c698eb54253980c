import { type AnyCall, endSession, setSessionCookie } from '../accounts/index.ts';
import { refuse } from '../platform/refusal.ts';
import type { SessionFlowServices } from './services.ts';

/** Ends this browser's session. Only our own client is obeyed: a link or picture elsewhere can make a GET (ACC-8). */
export async function logOut(services: SessionFlowServices, call: AnyCall): Promise<Record<string, never>> {
  const from = call.header('sec-fetch-site');
  if (call.header('x-client') === undefined || (from !== undefined && from !== 'same-origin')) refuse('cross_origin');
  await services.db.transact((tx) => endSession(tx, call));
  setSessionCookie(services, call, '');
  if (call.member) services.live.end(call.member.memberId);
  return {};
}
