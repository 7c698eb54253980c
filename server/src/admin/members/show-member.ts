import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { MemberPart, MemberView } from '@vonk/contract/admin/members';
import { ageOn, calendarDay } from '@vonk/contract/calendar';
import { listDevicesOf, type Scope } from '../../accounts/index.ts';
import { noteAction, searchEntries } from '../../audit/index.ts';
import { readBalance } from '../../credits/index.ts';
import { countCodesOfMember, listCodesOfMember } from '../../discounts/index.ts';
import { countPayments } from '../../payments/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import { readProfile } from '../../profile/index.ts';
import { readRestriction } from '../../restrictions/index.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';
import { hasTwoStep } from '../../two-step/index.ts';
import { headView } from './find-members.ts';
import { readPayments } from './money/payments.ts';
import { sees } from './sees.ts';
import { theMember } from './the-member.ts';

const shownCodes = 25;
const shownEntries = 10;

interface Asked {
  /** Their public id. */
  readonly id: string;
  readonly scope: Scope;
  readonly call: StaffSiteCall;
}

type Part = Exclude<MemberPart, 'email'>;
type Reads = { readonly [Name in Part]: (reader: Reader, asked: Asked) => Promise<NonNullable<MemberView[Name]>> };

const reads: Reads = {
  async profile(reader, { scope, call: { at, now } }) {
    const profile = await readProfile(reader, scope);
    const { gender, country, city, quote, about, completeness, photoCount, birthDate } = profile;
    return {
      age: ageOn(birthDate, calendarDay(now, at.timeZone)),
      gender,
      country,
      city,
      quote,
      about,
      photo_count: photoCount,
      completeness,
      is_shown: profile.status === 'active' && profile.isConfirmed,
    };
  },
  async restriction(reader, { scope }) {
    const found = await readRestriction(reader, scope);
    if (!found) return { current: null };
    const { kind, reason, facts, until, decidedAt, decidedBy, askedAt, outcome } = found;
    const names = await namesOf(reader, [decidedBy]);
    return {
      current: {
        kind,
        reason,
        facts,
        until: until?.toISOString() ?? null,
        decided_at: decidedAt.toISOString(),
        decided_by: names.get(decidedBy) ?? decidedBy,
        objection: askedAt === null ? null : (outcome ?? 'waiting'),
      },
    };
  },
  async security(reader, { scope, call: { now } }) {
    const devices = await listDevicesOf(reader, scope, now);
    return {
      has_two_step: await hasTwoStep(reader, scope),
      devices: devices.map(({ id, device, lastUsedAt }) => ({ id, device, last_used_at: lastUsedAt.toISOString() })),
    };
  },
  async credits(reader, { scope }) {
    const { balance, granted } = await readBalance(reader, scope);
    return { balance, granted };
  },
  payments: async (reader, { scope }) => (await readPayments(reader, scope))?.payments ?? [],
  async codes(reader, { scope, call: { now } }) {
    const codes = await listCodesOfMember(reader, scope, shownCodes);
    return codes.map(({ code, basisPoints, isOwn, expiresAt, isStopped, paid, held }) => ({
      code,
      percentage: basisPoints === null ? null : basisPoints / 100,
      is_own: isOwn,
      expires_at: expiresAt?.toISOString() ?? null,
      state: isStopped ? 'ended' : expiresAt !== null && expiresAt <= now ? 'expired' : 'active',
      paid,
      held,
    }));
  },
  async history(reader, { id, scope: { siteId, memberId } }) {
    const search = { sites: [siteId], subjects: [id, memberId] };
    const entries = await searchEntries(reader, search, { after: undefined, limit: shownEntries });
    const names = await namesOf(
      reader,
      entries.map(({ actor }) => actor),
    );
    return entries.map(({ id: entry, happenedAt, actor, action, reason }) => ({
      id: entry,
      at: happenedAt.toISOString(),
      actor: names.get(actor) ?? actor,
      action,
      reason,
    }));
  },
};

/** A member with those parts that the roles of who looks need (STAFF-3); the look stands in the log. */
export const showMember = (
  { db }: Pick<StaffServices, 'db'>,
  call: StaffSiteCall,
  { id }: AdminCallInput<'GET /api/admin/member'>,
): Promise<MemberView> =>
  db.transact(async (tx) => {
    const { siteId } = call.at;
    const { scope, head } = await theMember(tx, call.at, id);
    const part = async <Name extends Part>(name: Name) =>
      sees(call, name) ? await reads[name](tx, { id: head.id, scope, call }) : null;
    const view: MemberView = {
      ...headView(call, head),
      is_premium: head.isPremium,
      locale: head.locale,
      profile: await part('profile'),
      restriction: await part('restriction'),
      security: await part('security'),
      credits: await part('credits'),
      payments_total: sees(call, 'payments') ? await countPayments(tx, scope) : null,
      payments: await part('payments'),
      codes_total: sees(call, 'codes') ? await countCodesOfMember(tx, scope) : null,
      codes: await part('codes'),
      history: await part('history'),
    };
    const entry = { siteId, actor: call.staff.publicId, action: 'member_looked_at', subject: head.id } as const;
    await noteAction(tx, { ...entry, now: call.now });
    return view;
  });
