import type { Locale } from '@vonk/contract/locales';
import type { Origin } from '@vonk/contract/tracking';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Member, Scope } from './call.ts';

export interface NewAccount {
  email: string;
  passwordHash: string;
  publicId: string;
  locale: Locale;
  tracking: Origin;
  now: Date;
}

export interface Credentials extends Scope {
  readonly email: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly status: Member['status'];
}

const insertAccount =
  sql(`insert into accounts (site_id, id, public_id, email, password_hash, status, locale, tracking, signed_up_at)
  values ($1, $2, $3, $4, $5, 'not_confirmed', $6, $7, $8) on conflict on constraint accounts_email_key do nothing`);
const findByEmail = sql(`select id, email, password_hash, locale, status from accounts
  where site_id = $1 and email_key = lower($2) and status <> 'erased'`);
const setLocale = sql('update accounts set locale = $3 where site_id = $1 and id = $2');
const lockAccount = sql('select email, status, locale from accounts where site_id = $1 and id = $2 for update');
const confirm = sql(
  `update accounts set status = 'confirmed', confirmed_at = $3
    where site_id = $1 and id = $2 and status = 'not_confirmed'`,
);

const findById = sql('select email, password_hash, locale, status from accounts where site_id = $1 and id = $2');
const setPassword = sql('update accounts set password_hash = $3, has_password = true where site_id = $1 and id = $2');
const setEmail = sql(`update accounts
  set email = $3, notifications_disabled = null, notifications_disabled_at = null where site_id = $1 and id = $2`);

/** Adds an account that is not confirmed; false when its site has one with this address already, whatever its case. */
export async function addAccount(tx: Tx, scope: Scope, account: NewAccount): Promise<boolean> {
  const { publicId, email, passwordHash, locale, tracking, now } = account;
  const values = [scope.siteId, scope.memberId, publicId, email, passwordHash, locale, JSON.stringify(tracking), now];
  return (await tx.run(insertAccount, values)) === 1;
}

/** The account of an address on a site. */
export async function findCredentials(
  reader: Reader,
  { siteId }: SiteScope,
  email: string,
): Promise<Credentials | undefined> {
  type Row = { id: string; email: string; password_hash: string; locale: Locale; status: Member['status'] };
  const row = await reader.maybe<Row>(findByEmail, [siteId, email]);
  return (
    row && {
      siteId,
      memberId: row.id,
      email: row.email,
      passwordHash: row.password_hash,
      locale: row.locale,
      status: row.status,
    }
  );
}

/** What login needs of a member's own account. */
export async function readCredentials(reader: Reader, { siteId, memberId }: Scope): Promise<Credentials> {
  const row = await reader.one<{ email: string; password_hash: string; locale: Locale; status: Member['status'] }>(
    findById,
    [siteId, memberId],
  );
  return {
    siteId,
    memberId,
    email: row.email,
    passwordHash: row.password_hash,
    locale: row.locale,
    status: row.status,
  };
}

const takePassword = sql('update accounts set has_password = false where site_id = $1 and id = $2');
const setFirst = sql(
  'update accounts set password_hash = $3, has_password = true where site_id = $1 and id = $2 and not has_password',
);

/** The account has a password that nobody knows: its owner chooses one later. */
export const markWithoutPassword = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(takePassword, [siteId, memberId]));

/** Sets the password of an account that has none; false when it has one. */
export const giveFirstPassword = async (tx: Tx, { siteId, memberId }: Scope, passwordHash: string): Promise<boolean> =>
  (await tx.run(setFirst, [siteId, memberId, passwordHash])) === 1;

export const changePassword = async (tx: Tx, { siteId, memberId }: Scope, passwordHash: string): Promise<void> =>
  void (await tx.run(setPassword, [siteId, memberId, passwordHash]));

/** Moves the account to another address. One that another account has throws a duplicate of `accounts_email_key`. */
export const changeEmail = async (tx: Tx, { siteId, memberId }: Scope, email: string): Promise<void> =>
  void (await tx.run(setEmail, [siteId, memberId, email]));

/** Sets the language the member reads. */
export async function chooseLocale(tx: Tx, scope: Scope, locale: Locale): Promise<void> {
  await tx.run(setLocale, [scope.siteId, scope.memberId, locale]);
}

/** Holds the account until the transaction ends, so that what is counted per account is counted one by one. */
export const holdAccount = (
  tx: Tx,
  scope: Scope,
): Promise<{ email: string; status: Member['status']; locale: Locale }> =>
  tx.one(lockAccount, [scope.siteId, scope.memberId]);

/** Confirms the address; false when it was confirmed before. */
export const confirmAccount = async (tx: Tx, scope: Scope, now: Date): Promise<boolean> =>
  (await tx.run(confirm, [scope.siteId, scope.memberId, now])) === 1;

const addressConfirmed = sql(
  "select status = 'confirmed' or confirmed_at is not null as answer from accounts where site_id = $1 and id = $2",
);

/** Whether the address was ever confirmed, whatever became of the account since. */
export const isAddressConfirmed = async (reader: Reader, { siteId, memberId }: Scope): Promise<boolean> =>
  (await reader.one<{ answer: boolean }>(addressConfirmed, [siteId, memberId])).answer;

const setPremium = sql(`update accounts set is_premium = true, premium_since = $3
  where site_id = $1 and id = $2 and not is_premium and status <> 'erased'`);
const unsetPremium = sql(
  'update accounts set is_premium = false, premium_since = null where site_id = $1 and id = $2 and is_premium',
);

const premium = sql('select is_premium as answer from accounts where site_id = $1 and id = $2');

export const isPremium = async (reader: Reader, { siteId, memberId }: Scope): Promise<boolean> =>
  (await reader.one<{ answer: boolean }>(premium, [siteId, memberId])).answer;

/** Makes the member premium, for life (CRED-2); false when they were before. */
export const makePremium = async (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<boolean> =>
  (await tx.run(setPremium, [siteId, memberId, now])) === 1;

/** Ends premium, when the only purchase was paid back in full (CRED-2). */
export const takePremiumBack = async (tx: Tx, { siteId, memberId }: Scope): Promise<boolean> =>
  (await tx.run(unsetPremium, [siteId, memberId])) === 1;

const suspend = sql(
  `update accounts set status = 'suspended'
    where site_id = $1 and id = $2 and status in ('not_confirmed', 'confirmed')`,
);
const asBefore = "case when confirmed_at is null then 'not_confirmed' else 'confirmed' end";
// Who is leaving goes on doing so, and would come back as they were before.
const restore = sql(`update accounts set status = case status when 'suspended' then ${asBefore} else status end,
    left_as = case left_as when 'suspended' then ${asBefore} else left_as end
  where site_id = $1 and id = $2 and 'suspended' in (status, left_as)`);

/** Closes an account for staff; false when it is closed, leaving or gone. */
export const suspendAccount = async (tx: Tx, { siteId, memberId }: Scope): Promise<boolean> =>
  (await tx.run(suspend, [siteId, memberId])) === 1;

/** Opens it again as it was; false when it was not closed. */
export const restoreSuspended = async (tx: Tx, { siteId, memberId }: Scope): Promise<boolean> =>
  (await tx.run(restore, [siteId, memberId])) === 1;
