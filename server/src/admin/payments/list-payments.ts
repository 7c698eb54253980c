import { csvOf } from '@vonk/contract/csv';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { StaffAction } from '@vonk/contract/admin/actions';
import { noteAction } from '../../audit/index.ts';
import { decimals, type PaymentInList, searchPayments } from '../../payments/index.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import { keyIn, pageOf } from '../list-key.ts';
import type { DeskServices } from './payment-desk.ts';

type Input = AdminCallInput<'GET /api/admin/payments'>;

const pageLength = 50;
const csvLength = 5_000;

/** One page of what fits; that it was looked at, and by which filter, stands in the log. */
const readPage = (
  { db }: Pick<DeskServices, 'db'>,
  { at, staff, now }: StaffSiteCall,
  { input, limit, action }: { input: Input; limit: number; action: StaffAction },
): Promise<{ page: PaymentInList[]; next: string | null }> =>
  db.transact(async (tx) => {
    const { site: _site, after, name, ...filters } = input;
    const asked = { ...filters, name: name?.trim() || undefined, after: keyIn(after), limit: limit + 1 };
    const found = await searchPayments(tx, at, asked);
    const by = Object.entries(filters).map(([filter, value]) => `${filter} ${value}`);
    const entry = { siteId: at.siteId, actor: staff.publicId, action, subject: asked.name ?? '', now };
    await noteAction(tx, { ...entry, reason: by.join(', ') });
    return pageOf(found, limit);
  });

/** The payments of a site, the newest first; who paid is told by the page of each. */
export async function listAtDesk(
  services: Pick<DeskServices, 'db' | 'providers'>,
  call: StaffSiteCall,
  input: Input,
): Promise<AdminCallOutput<'GET /api/admin/payments'>> {
  const { page, next } = await readPage(services, call, { input, limit: pageLength, action: 'payments_listed' });
  return {
    payments: page.map((payment) => ({
      id: payment.publicId,
      number: payment.number,
      state: payment.state,
      method: payment.method,
      provider: payment.provider,
      credits: payment.credits,
      total_minor: payment.totalMinor,
      currency: payment.currency,
      created_at: payment.createdAt.toISOString(),
    })),
    next,
    providers: services.providers.map(({ name }) => name).toSorted(),
  };
}

const head = [
  'id',
  'receipt',
  'ordered_at',
  'paid_at',
  'state',
  'method',
  'provider',
  'reference',
  'credits',
  'total',
  'currency',
  'vat_country',
  'vat_rate',
  'vat',
  'discount_code',
  'discount',
];

const money = (minor: number): string => decimals(BigInt(minor));

const rowOf = (payment: PaymentInList): string[] => [
  payment.publicId,
  payment.number ?? '',
  payment.createdAt.toISOString(),
  payment.completedAt?.toISOString() ?? '',
  payment.state,
  payment.method,
  payment.provider,
  payment.reference ?? '',
  String(payment.credits),
  money(payment.totalMinor),
  payment.currency,
  payment.vatCountry,
  `${(payment.vatBasisPoints / 100).toFixed(2)}%`,
  money(payment.vatMinor),
  payment.discountCode ?? '',
  payment.discountCode === null ? '' : money(payment.discountMinor),
];

/** The same as CSV (RFC 4180): a part of it, the first with a head. */
export async function exportPayments(
  services: Pick<DeskServices, 'db'>,
  call: StaffSiteCall,
  input: Input,
): Promise<AdminCallOutput<'GET /api/admin/payments-csv'>> {
  const { page, next } = await readPage(services, call, { input, limit: csvLength, action: 'payments_exported' });
  return { csv: csvOf(page.map(rowOf), input.after === undefined ? head : undefined), next };
}
