import { hashPassword } from '../src/accounts/index.ts';
import { sql } from '../src/platform/database/db.ts';
import { type TestMember, type Traits, writeMember } from './cast.ts';
import type { Browser, Kit } from './kit.ts';

export type { TestMember } from './cast.ts';

export const password = 'vuurtoren-op-zondag';

const passwordHash = hashPassword(password);

/** Writes a member into the tables: `anna` gets anna@example.org and the password of all test members. */
export async function addMember({ db, clock }: Kit, name: string, traits: Traits = {}): Promise<TestMember> {
  const about = { name, passwordHash: await passwordHash, now: clock.now() };
  return db.transact((tx) => writeMember((text, values) => tx.run(sql(text), values), traits, about));
}

/** A browser in which the member has logged in. */
export async function logIn(kit: Kit, member: Pick<TestMember, 'email'>, host?: string): Promise<Browser> {
  const browser = kit.browser(host);
  const { status } = await kit.call('POST /api/user.php', { email: member.email, password }, { as: browser });
  if (status !== 200) throw new Error(`${member.email} could not log in: ${status}`);
  return browser;
}
