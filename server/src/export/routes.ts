import type { CallOutput } from '@vonk/contract/api';
import { dayMinutes } from '@vonk/contract/durations';
import { type exportEndpoints, exportsPerDay } from '@vonk/contract/export';
import { type MemberCall, type ModuleRoutes, takeAttempt, requireFreshLogin } from '../accounts/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { refuse } from '../platform/refusal.ts';
import { readExport } from './exports.ts';
import { orderExport } from './order-export.ts';
import type { ExportServices } from './services.ts';

type State = CallOutput<'GET /api/export.php'>;

/** Everything about me, in one file (PRIV-2). */
export const exportRoutes = (services: ExportServices): ModuleRoutes<typeof exportEndpoints> => ({
  'GET /api/export.php': { access: 'member', handle: (call) => stateOf(services.db, call) },
  'POST /api/export.php': { access: 'member', handle: (call) => askExport(services, call) },
});

async function stateOf(reader: Reader, { member, now }: MemberCall): Promise<State> {
  const known = await readExport(reader, member);
  if (!known || known.expiresAt <= now) return { state: 'none', address: null };
  return known.readyAt
    ? { state: 'ready', address: `/api/export-file.php?key=${known.key}` }
    : { state: 'making', address: null };
}

async function askExport(services: ExportServices, call: MemberCall<'fresh_login_required'>): Promise<State> {
  const { db } = services;
  const { member, now } = call;
  requireFreshLogin(call);
  const attempt = { siteId: member.siteId, action: 'export', subject: member.memberId } as const;
  const { waitSeconds } = await takeAttempt(db, attempt, { max: exportsPerDay, windowMinutes: dayMinutes, now });
  if (waitSeconds > 0) refuse('too_many_requests', { details: { seconds: waitSeconds } });
  await orderExport(services, member, { now });
  return stateOf(db, call);
}
