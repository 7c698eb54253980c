import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import {
  countedMembers,
  type FoundMember,
  type MemberKey,
  memberKeys,
  type MemberPart,
  type MemberState,
} from '@vonk/contract/admin/members';
import { findCredentials, type Scope } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { findAnyones, findCardOwners } from '../../payments/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import { findNamed, findProfileId } from '../../profile/index.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { sees } from './sees.ts';

// Nobody leafs through members (STAFF-3): of those who are found few are shown, with how many they are.
const shownMembers = 20;
const fewestLetters = 3;

type Find = (reader: Reader, at: SiteScope, term: string) => Promise<readonly (string | undefined)[]>;

interface Key {
  /** Whether what was typed can be one. */
  readonly fits: (term: string) => boolean;
  /** The part that it tells something of: who does not see that one finds nobody by it. */
  readonly tells?: MemberPart;
  readonly find: Find;
}

const isAddress = (term: string): boolean => term.includes('@');
const isNoAddress = (term: string): boolean => !isAddress(term);

const keys: Readonly<Record<MemberKey, Key>> = {
  email: { fits: isAddress, find: async (reader, at, term) => [(await findCredentials(reader, at, term))?.memberId] },
  id: { fits: isNoAddress, find: async (reader, at, term) => [await findProfileId(reader, at, term)] },
  payment: {
    fits: isNoAddress,
    tells: 'payments',
    find: async (reader, at, term) => [(await findAnyones(reader, at, term))?.memberId],
  },
  card: {
    fits: (term) => /^\d{4}$/.test(term),
    tells: 'payments',
    find: (reader, at, lastFour) => findCardOwners(reader, at, { lastFour, limit: countedMembers }),
  },
  name: {
    fits: (term) => isNoAddress(term) && [...term].length >= fewestLetters,
    find: (reader, at, beginning) => findNamed(reader, at, { beginning, limit: countedMembers }),
  },
};

/** What there is of an account and its profile's name, as other modules may read them. */
export interface MemberHead {
  readonly memberId: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly state: MemberState;
  readonly isPremium: boolean;
  readonly locale: string;
  readonly signedUpAt: Date;
  readonly lastActiveOn: string | null;
}

const headsOfMembers =
  sql(`select a.id as "memberId", p.public_id as id, p.name, a.email, a.status as state, a.is_premium as "isPremium",
    a.locale, a.signed_up_at as "signedUpAt", a.last_active_on::text as "lastActiveOn"
  from account_cards a join profile_cards p on p.site_id = a.site_id and p.id = a.id
  where a.site_id = $1 and a.id = any($2)`);

/** A member who is not erased; undefined: there is none, or it is a profile without an account. */
export const readHead = async (reader: Reader, { siteId, memberId }: Scope): Promise<MemberHead | undefined> =>
  (await readHeads(reader, { siteId }, [memberId]))[0];

/** Those of a site's members who are not erased, in the order they are asked in. */
export async function readHeads(
  reader: Reader,
  { siteId }: SiteScope,
  memberIds: readonly string[],
): Promise<MemberHead[]> {
  const rows = await reader.rows<MemberHead>(headsOfMembers, [siteId, memberIds]);
  const heads = new Map(rows.map((head) => [head.memberId, head]));
  return memberIds.flatMap((memberId) => heads.get(memberId) ?? []);
}

const masked = (email: string): string => email.replace(/^(.).*@/su, '$1…@');

/** What stands at the top of a member, the address masked for who does not see it. */
export const headView = (
  call: StaffSiteCall,
  { id, name, email, state, signedUpAt, lastActiveOn }: MemberHead,
): FoundMember => ({
  id,
  name,
  email: sees(call, 'email') ? email : masked(email),
  state,
  signed_up_at: signedUpAt.toISOString(),
  last_active_on: lastActiveOn,
});

/**
 * Whom of the site the term finds. The log has by which keys they were found, and not the term, which is personal
 * (STAFF-3); its subject is who was found, when it is one.
 */
export const findMembers = (
  { db }: Pick<StaffServices, 'db'>,
  call: StaffSiteCall,
  { term }: AdminCallInput<'POST /api/admin/member-search'>,
): Promise<AdminCallOutput<'POST /api/admin/member-search'>> =>
  db.transact(async (tx) => {
    const { at, staff, now } = call;
    const asked = memberKeys.filter((name) => {
      const { fits, tells } = keys[name];
      return fits(term) && (tells === undefined || sees(call, tells));
    });
    const found = new Map<string, MemberHead>();
    const foundBy = new Set<MemberKey>();
    for (const key of asked) {
      const ids = (await keys[key].find(tx, at, term)).filter((memberId) => memberId !== undefined);
      for (const head of await readHeads(tx, at, ids)) {
        found.set(head.id, head);
        foundBy.add(key);
      }
    }
    const [only, ...others] = [...found.values()].slice(0, countedMembers);
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'member_searched', now } as const;
    const subject = only && others.length === 0 ? only.id : '';
    await noteAction(tx, { ...entry, subject, reason: [...(foundBy.size > 0 ? foundBy : asked)].join(', ') });
    const all = only ? [only, ...others] : [];
    return { members: all.slice(0, shownMembers).map((head) => headView(call, head)), total: all.length };
  });
