import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { noteAction } from '../../audit/index.ts';
import { endByStaff, listMandates } from '../../direct-debit/index.ts';
import { listUnbooked, reopenUnbooked, settleUnbooked } from '../../payments/index.ts';
import { type Refuses, refuse } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { keyIn, pageOf } from '../list-key.ts';
import { settledIn } from '../settled.ts';

type Services = Pick<StaffServices, 'db'>;

const pageLength = 50;
/** What a payment went through is numbered. */
const eventNumber = String.raw`\d{1,18}`;

/** What providers said of the payments of a site and was not booked (T109); the look stands in the log. */
export const showUnbooked = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { state, after }: AdminCallInput<'GET /api/admin/unbooked'>,
): Promise<AdminCallOutput<'GET /api/admin/unbooked'>> =>
  db.transact(async (tx) => {
    const asked = { isSettled: state === 'settled', after: keyIn(after, eventNumber), limit: pageLength + 1 };
    const { page, next } = pageOf(await listUnbooked(tx, at, asked), pageLength);
    const settledOf = await settledIn(tx, page);
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'unbooked_listed', now } as const;
    await noteAction(tx, { ...entry, subject: '', reason: state ?? '' });
    return {
      items: page.map((item) => ({
        payment: item.payment,
        number: item.number,
        state: item.state,
        provider: item.provider,
        reference: item.reference,
        total_minor: item.totalMinor,
        currency: item.currency,
        told: item.told,
        problem: item.problem,
        at: item.at.toISOString(),
        settled: settledOf(item),
      })),
      next,
    };
  });

/** Notes that what was not booked was dealt with, and how. */
export async function settleUnbookedAtDesk(
  { db }: Services,
  { at, staff, now, refuse: refuses }: StaffSiteCall & Refuses<'stands_already'>,
  { reason, payment, told, problem }: AdminCallInput<'POST /api/admin/unbooked-settle'>,
): Promise<AdminCallOutput<'POST /api/admin/unbooked-settle'>> {
  const settling = { siteId: at.siteId, actor: staff.publicId, reason, now };
  const done = await settleUnbooked(db, { payment, told, problem }, settling);
  if (done === undefined) return refuse('not_found');
  return done === 'over' ? refuses('stands_already') : {};
}

/** Puts what was not booked back among what is to be looked at. */
export async function reopenUnbookedAtDesk(
  { db }: Services,
  { at, staff, now, refuse: refuses }: StaffSiteCall & Refuses<'stands_already'>,
  { reason, payment, told, problem }: AdminCallInput<'POST /api/admin/unbooked-reopen'>,
): Promise<AdminCallOutput<'POST /api/admin/unbooked-reopen'>> {
  const reopening = { siteId: at.siteId, actor: staff.publicId, reason, now };
  const done = await reopenUnbooked(db, { payment, told, problem }, reopening);
  if (done === undefined) return refuse('not_found');
  return done === 'over' ? refuses('stands_already') : {};
}

/** The mandates of a site; the look stands in the log. */
export const showMandates = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { state, reference, after }: AdminCallInput<'GET /api/admin/mandates'>,
): Promise<AdminCallOutput<'GET /api/admin/mandates'>> =>
  db.transact(async (tx) => {
    const name = reference?.trim() || undefined;
    const asked = { state, reference: name, after: keyIn(after), limit: pageLength + 1, now };
    const found = await listMandates(tx, at, asked);
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'mandates_listed', now } as const;
    await noteAction(tx, { ...entry, subject: name ?? '', reason: state ?? '' });
    const { page, next } = pageOf(found, pageLength);
    return {
      mandates: page.map((mandate) => ({
        reference: mandate.reference,
        creditor_id: mandate.creditorId,
        state: mandate.state,
        signed_at: mandate.signedAt.toISOString(),
        used_at: mandate.usedAt?.toISOString() ?? null,
        dormant_at: mandate.dormantAt.toISOString(),
        ended_at: mandate.endedAt?.toISOString() ?? null,
        end_reason: mandate.endReason,
      })),
      next,
    };
  });

/** Ends a mandate for its member (T114). */
export async function endMandateAtDesk(
  { db }: Services,
  { at, staff, now, refuse: refuses }: StaffSiteCall & Refuses<'stands_already'>,
  { reference, reason }: AdminCallInput<'POST /api/admin/mandate-end'>,
): Promise<AdminCallOutput<'POST /api/admin/mandate-end'>> {
  const ended = await endByStaff(db, { siteId: at.siteId, reference, actor: staff.publicId, reason, now });
  if (ended === undefined) return refuse('not_found');
  return ended === 'over' ? refuses('stands_already') : {};
}
