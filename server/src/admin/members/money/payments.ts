import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { MemberPayment } from '@vonk/contract/admin/members';
import type { Scope } from '../../../accounts/index.ts';
import { noteAction } from '../../../audit/index.ts';
import { listPayments } from '../../../payments/index.ts';
import type { Reader } from '../../../platform/database/db.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../../staff/index.ts';
import { theMember } from '../the-member.ts';

const pageLength = 25;

/** A page of a member's payments, the newest first, after one of them; undefined when that is none of theirs. */
export async function readPayments(
  reader: Reader,
  scope: Scope,
  after?: string,
): Promise<AdminCallOutput<'GET /api/admin/member-payments'> | undefined> {
  const found = await listPayments(reader, scope, { after, limit: pageLength + 1 });
  if (!found) return undefined;
  const payments = found.slice(0, pageLength).map(viewOf);
  return { payments, next: found.length > pageLength ? (payments.at(-1)?.id ?? null) : null };
}

type Found = NonNullable<Awaited<ReturnType<typeof listPayments>>>[number];
const viewOf = (payment: Found): MemberPayment => ({
  id: payment.publicId,
  number: payment.number,
  state: payment.state,
  method: payment.method,
  credits: payment.credits,
  total_minor: payment.totalMinor,
  currency: payment.currency,
  created_at: payment.createdAt.toISOString(),
  code: payment.discountCode,
});

/** What a member paid before what their page shows, a page of it; the look stands in the log. */
export const showPayments = (
  { db }: Pick<StaffServices, 'db'>,
  { at, staff, now }: StaffSiteCall,
  { id, after }: AdminCallInput<'GET /api/admin/member-payments'>,
): Promise<AdminCallOutput<'GET /api/admin/member-payments'>> =>
  db.transact(async (tx) => {
    const { scope, head } = await theMember(tx, at, id);
    const page = (await readPayments(tx, scope, after)) ?? refuse('invalid_input', { field: 'after' });
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'payments_listed', subject: head.id } as const;
    await noteAction(tx, { ...entry, now });
    return page;
  });
