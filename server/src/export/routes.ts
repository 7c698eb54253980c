import type { CallOutput } from '@vonk/contract/api';
import { dayMinutes, hour } from '@vonk/contract/durations';
import { exportHours, type exportEndpoints, exportsPerDay } from '@vonk/contract/export';
import { type MemberCall, type ModuleRoutes, takeAttempt, requireFreshLogin } from '../accounts/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { publicId } from '../platform/ids.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { refuse } from '../platform/refusal.ts';
import { beginExport, exportFile, readExport } from './exports.ts';
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

async function askExport({ db, storage }: ExportServices, call: MemberCall<'fresh_login_required'>): Promise<State> {
  const { member, now } = call;
  requireFreshLogin(call);
  const attempt = { siteId: member.siteId, action: 'export', subject: member.memberId } as const;
  const { waitSeconds } = await takeAttempt(db, attempt, { max: exportsPerDay, windowMinutes: dayMinutes, now });
  if (waitSeconds > 0) refuse('too_many_requests', { details: { seconds: waitSeconds } });
  const before = await readExport(db, member);
  await db.transact(async (tx) => {
    const key = publicId() + publicId() + publicId();
    await beginExport(tx, member, { key, now, expiresAt: new Date(now.getTime() + exportHours * hour) });
    await enqueue(tx, { task: 'make-export', payload: { siteId: member.siteId, memberId: member.memberId, key } });
  });
  if (before) await storage.delete(exportFile(before));
  return stateOf(db, call);
}
