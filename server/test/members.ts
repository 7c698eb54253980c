import { hashPassword } from '../src/accounts/index.ts';
import { sql } from '../src/platform/database/db.ts';
import { newId, publicId } from '../src/platform/ids.ts';
import type { Browser, Kit } from './kit.ts';

export const password = 'vuurtoren-op-zondag';

export interface TestMember {
  readonly id: string;
  readonly publicId: string;
  readonly email: string;
  readonly name: string;
}

export interface MemberOptions {
  siteId?: number;
  status?: 'not_confirmed' | 'confirmed';
  gender?: 'male' | 'female';
  isPremium?: boolean;
}

const passwordHash = hashPassword(password);
const addAccount =
  sql(`insert into accounts (site_id, id, public_id, email, password_hash, status, is_premium, locale, signed_up_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'nl', $8)`);
const addProfile =
  sql(`insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, created_at)
  values ($1, $2, $3, 'member', 'active', $4, $5, '1985-03-14', $6, $7)`);

/** Writes a member into the tables: `anna` gets anna@example.org and the password of all test members. */
export async function addMember({ db, clock }: Kit, name: string, options: MemberOptions = {}): Promise<TestMember> {
  const { siteId = 1, status = 'confirmed', gender = 'female', isPremium = false } = options;
  const now = clock.now();
  const member = { id: newId(now), publicId: publicId(), email: `${name}@example.org`, name };
  const hash = await passwordHash;
  await db.transact(async (tx) => {
    await tx.run(addAccount, [siteId, member.id, publicId(), member.email, hash, status, isPremium, now]);
    await tx.run(addProfile, [siteId, member.id, member.publicId, status === 'confirmed', name, gender, now]);
  });
  return member;
}

/** A browser in which the member has logged in. */
export async function logIn(kit: Kit, member: Pick<TestMember, 'email'>, host?: string): Promise<Browser> {
  const browser = kit.browser(host);
  const { status } = await kit.call('POST /api/user.php', { email: member.email, password }, { as: browser });
  if (status !== 200) throw new Error(`${member.email} could not log in: ${status}`);
  return browser;
}
