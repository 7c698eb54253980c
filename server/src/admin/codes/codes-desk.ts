import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { CodeAtDesk } from '@vonk/contract/admin/money/codes';
import { dayEnd, noonOf } from '@vonk/contract/calendar';
import { noteAction } from '../../audit/index.ts';
import {
  type CodeTerms,
  endCode,
  listCodes,
  makeCodes,
  NoCode,
  randomCode,
  readFullPriceShare,
  type ShownCode,
} from '../../discounts/index.ts';
import { refuse, type Refuses } from '../../platform/refusal.ts';
import { pricesIn } from '../../sites/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { keyIn, pageOf } from '../list-key.ts';

type Services = Pick<StaffServices, 'db'>;

const pageLength = 50;
const codePattern = '[A-Z0-9-]{3,40}';

function stateOf({ isStopped, expiresAt }: ShownCode, now: Date): CodeAtDesk['state'] {
  if (isStopped) return 'ended';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

const codeView = (code: ShownCode, now: Date): CodeAtDesk => ({
  code: code.code,
  percentage: code.basisPoints / 100,
  currency: code.currency,
  minimum_minor: code.minimumMinor,
  maximum_minor: code.maximumMinor,
  countries: code.countries && [...code.countries],
  methods: code.methods && [...code.methods],
  is_personal: code.isPersonal,
  first_order_only: code.isFirstOrderOnly,
  uses_per_member: code.usesPerMember,
  max_uses: code.maxUses,
  expires_at: code.expiresAt?.toISOString() ?? null,
  state: stateOf(code, now),
  created_at: code.createdAt.toISOString(),
  paid: code.paid,
  held: code.held,
});

/** The codes of a site, a page of them, and how many sales were at the full price (T34); the look stands in the log. */
export const listAtDesk = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { name, after }: AdminCallInput<'GET /api/admin/codes'>,
): Promise<AdminCallOutput<'GET /api/admin/codes'>> =>
  db.transact(async (tx) => {
    const asked = { name: name?.trim(), after: keyIn(after, codePattern), limit: pageLength + 1 };
    const { page, next } = pageOf(await listCodes(tx, at, asked), pageLength);
    const { settings, siteId } = at;
    const entry = { siteId, actor: staff.publicId, action: 'discounts_listed', subject: '', now } as const;
    await noteAction(tx, { ...entry, reason: asked.name ?? '' });
    return {
      codes: page.map((code) => codeView(code, now)),
      next,
      countries: [...settings.countries],
      currencies: [...new Set(settings.countries.map((country) => pricesIn(settings, country).currency))],
      full_price_share: await readFullPriceShare(tx, at, now),
      wanted_share: settings.full_price_share,
    };
  });

type Make = 'POST /api/admin/codes';

const fields: Readonly<Partial<Record<NoCode['code'], string>>> = {
  code_exists: 'code',
  discount_code_invalid: 'code',
  percentage_invalid: 'percentage',
  amount_invalid: 'minimum',
  day_past: 'until',
  maximum_below_minimum: 'maximum',
};

/** The names to be made: the one that was typed, or as many as were asked for, none of which can be guessed. */
function namesOf({ code, many }: AdminCallInput<Make>): string[] {
  if (many === null) return [code ?? refuse('invalid_input', { field: 'code' })];
  if (code !== null) refuse('invalid_input', { field: 'code' });
  const names = new Set<string>();
  while (names.size < many.count) names.add(randomCode(many.prefix));
  return [...names];
}

/** Makes codes, all or none, and answers their names: those of many are told this once (DISC-1). */
export async function makeAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Make>>,
  input: AdminCallInput<Make>,
): Promise<AdminCallOutput<Make>> {
  const { at, staff, now } = call;
  const { until, many } = input;
  const codes = namesOf(input);
  const terms: CodeTerms = {
    basisPoints: Math.round(input.percentage * 100),
    currency: input.currency,
    minimumMinor: input.minimum_minor,
    maximumMinor: input.maximum_minor,
    countries: input.countries,
    methods: input.methods,
    memberId: null,
    reason: null,
    expiresAt: until === null ? null : dayEnd(noonOf(until), at.timeZone),
    usesPerMember: input.uses_per_member,
    maxUses: input.max_uses ?? (many === null ? null : 1),
    isFirstOrderOnly: input.first_order_only,
  };
  const by = { siteId: at.siteId, actor: staff.publicId, reason: input.reason, now };
  try {
    await makeCodes(db, { codes, terms, by });
  } catch (error) {
    if (!(error instanceof NoCode) || error.code === 'stands_already') throw error;
    const field = fields[error.code];
    return call.refuse(error.code, field === undefined ? {} : { field });
  }
  return { codes };
}

/** Ends a code at once; orders that were begun with it keep it. */
export async function endAtDesk(
  { db }: Services,
  { at, staff, now, refuse: refuses }: StaffSiteCall & Refuses<'stands_already'>,
  { code, reason }: AdminCallInput<'POST /api/admin/code-end'>,
): Promise<AdminCallOutput<'POST /api/admin/code-end'>> {
  try {
    await endCode(db, { code, by: { siteId: at.siteId, actor: staff.publicId, reason, now } });
  } catch (error) {
    if (error instanceof NoCode) return refuses('stands_already');
    throw error;
  }
  return {};
}
