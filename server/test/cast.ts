import { newId, publicId } from '../src/platform/ids.ts';

/**
 * What tells a member of the tests apart. Who has none of it is a confirmed woman of 1985 on the first site, who never
 * paid and has nothing to spend.
 */
export interface Traits {
  gender?: 'male' | 'female';
  status?: 'not_confirmed' | 'confirmed';
  siteId?: number;
  /** Where they live, so that searches find them. */
  country?: 'NL' | 'BE' | 'DE';
  isPremium?: boolean;
  freeCredits?: number;
  boughtCredits?: number;
}

/**
 * Who plays in the tests of every kind. A test takes whom it needs by name, and makes up others only for what nobody
 * here is.
 */
export const cast = {
  /** Both have never paid and have nothing to spend. */
  anna: {},
  bram: { gender: 'male' },
  /** Newcomers, with the free credits of one. */
  fleur: { freeCredits: 3 },
  floris: { gender: 'male', freeCredits: 3 },
  /** Members who bought, and so are premium. */
  petra: { isPremium: true, boughtCredits: 20 },
  pim: { gender: 'male', isPremium: true, boughtCredits: 20 },
  /** Their address is not confirmed yet. */
  nora: { status: 'not_confirmed' },
  nico: { gender: 'male', status: 'not_confirmed' },
  /** Members who live somewhere, so that a search for a country finds them. */
  lotte: { country: 'NL' },
  luuk: { gender: 'male', country: 'NL' },
  /** Members of another site. */
  elsa: { siteId: 2 },
  emil: { gender: 'male', siteId: 2 },
} as const satisfies Readonly<Record<string, Traits>>;

export type Role = keyof typeof cast;

/** A member of the tests, as the tables have them. */
export interface TestMember {
  readonly id: string;
  readonly publicId: string;
  readonly email: string;
  readonly name: string;
}

/** Runs one statement, in whatever way a test reaches the database. */
export type Run = (text: string, values: readonly unknown[]) => Promise<unknown>;

const addAccount = `insert into accounts (site_id, id, public_id, email, password_hash, status, is_premium, locale,
    signed_up_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'nl', $8)`;
const addProfile = `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender,
    created_at, country)
  values ($1, $2, $3, 'member', 'active', $4, $5, '1985-03-14', $6, $7, $8)`;
const grant = 'select grant_credits_v1($1::smallint, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';

/** Writes a member into the tables: `Anna` gets anna@example.org. */
export async function writeMember(
  run: Run,
  traits: Traits,
  { name, passwordHash, now }: { name: string; passwordHash: string; now: Date },
): Promise<TestMember> {
  const { siteId = 1, status = 'confirmed', gender = 'female', isPremium = false, country = null } = traits;
  const member = { id: newId(now), publicId: publicId(), email: `${name.toLowerCase()}@example.org`, name };
  await run(addAccount, [siteId, member.id, publicId(), member.email, passwordHash, status, isPremium, now]);
  await run(addProfile, [siteId, member.id, member.publicId, status === 'confirmed', name, gender, now, country]);
  const { freeCredits = 0, boughtCredits = 0 } = traits;
  const credits = { siteId, memberId: member.id, now };
  if (freeCredits > 0) await writeCredits(run, { ...credits, kind: 'granted', amount: freeCredits });
  if (boughtCredits > 0) await writeCredits(run, { ...credits, kind: 'bought', amount: boughtCredits });
  return member;
}

interface Credits {
  siteId: number;
  memberId: string;
  kind: 'granted' | 'bought';
  amount: number;
  now: Date;
}

/** Gives a member credits: free ones, or as if bought at one euro each. */
export async function writeCredits(run: Run, { siteId, memberId, kind, amount, now }: Credits): Promise<void> {
  const lot = newId(now);
  const payment = kind === 'bought' ? [newId(now), 100, 'EUR'] : [null, null, null];
  const cause = kind === 'bought' ? 'purchase' : 'signup';
  await run(grant, [siteId, memberId, lot, kind, amount, cause, lot, ...payment, now]);
}
