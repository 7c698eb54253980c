import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { noteAction } from '../../audit/index.ts';
import { listDifferences, readProviderChecks, reopenDifference, settleDifference } from '../../payments/index.ts';
import { type Refuses, refuse } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { keyIn, pageOf } from '../list-key.ts';
import { settledIn } from '../settled.ts';

type Services = Pick<StaffServices, 'db'>;

const pageLength = 50;

/** Where the lists of providers and ours disagree (PAY-7); the look stands in the log. */
export const showDifferences = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { state, after }: AdminCallInput<'GET /api/admin/differences'>,
): Promise<AdminCallOutput<'GET /api/admin/differences'>> =>
  db.transact(async (tx) => {
    const asked = { isSettled: state === 'settled', after: keyIn(after), limit: pageLength + 1 };
    const { page, next } = pageOf(await listDifferences(tx, at, asked), pageLength);
    const settledOf = await settledIn(tx, page);
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'differences_listed', now } as const;
    await noteAction(tx, { ...entry, subject: '', reason: state ?? '' });
    const checks = await readProviderChecks(tx);
    return {
      items: page.map((item) => ({
        id: item.id,
        provider: item.provider,
        kind: item.kind,
        about: item.about,
        name: item.name,
        is_ours: item.isOurs,
        detail: item.detail,
        found_at: item.foundAt.toISOString(),
        seen_at: item.seenAt.toISOString(),
        settled: settledOf(item),
      })),
      next,
      checks: checks.map(({ provider, checkedAt }) => ({ provider, checked_at: checkedAt.toISOString() })),
    };
  });

/** Notes that a difference was dealt with, and how. */
export async function settleAtDesk(
  { db }: Services,
  { at, staff, now, refuse: refuses }: StaffSiteCall & Refuses<'stands_already'>,
  { id, reason }: AdminCallInput<'POST /api/admin/difference-settle'>,
): Promise<AdminCallOutput<'POST /api/admin/difference-settle'>> {
  const done = await settleDifference(db, id, { siteId: at.siteId, actor: staff.publicId, reason, now });
  if (done === undefined) return refuse('not_found');
  return done === 'over' ? refuses('stands_already') : {};
}

/** Puts a difference back among those to look at. */
export async function reopenAtDesk(
  { db }: Services,
  { at, staff, now, refuse: refuses }: StaffSiteCall & Refuses<'stands_already'>,
  { id, reason }: AdminCallInput<'POST /api/admin/difference-reopen'>,
): Promise<AdminCallOutput<'POST /api/admin/difference-reopen'>> {
  const done = await reopenDifference(db, id, { siteId: at.siteId, actor: staff.publicId, reason, now });
  if (done === undefined) return refuse('not_found');
  return done === 'over' ? refuses('stands_already') : {};
}
