import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import type { SiteScope } from '../../sites/index.ts';

const purpose = 'refund account';

/** Where money goes that cannot go back the way it came. */
export interface RefundAccount {
  readonly iban: string;
  readonly holder: string;
}

const write = sql(`insert into refund_accounts (site_id, repayment, member_id, account, given_at)
  select $1, f.repayment, f.member_id, $4, $5 from refunds f
    where f.site_id = $1 and f.member_id = $2 and f.repayment = $3 and f.state = 'failed'
  on conflict (site_id, repayment) do update set account = excluded.account, given_at = excluded.given_at`);
const ofMany = sql(`select repayment, member_id as "memberId", account from refund_accounts
  where site_id = $1 and repayment = any($2)`);

/** Notes the account of a repayment that its provider cannot carry out; false where it is none of those. */
export async function writeRefundAccount(
  tx: Tx,
  { siteId, memberId }: Scope,
  { number, account, seal, now }: { number: string; account: RefundAccount; seal: Seal; now: Date },
): Promise<boolean> {
  const sealed = seal.close(purpose, { siteId, memberId, number, ...account });
  return (await tx.run(write, [siteId, memberId, number, sealed, now])) === 1;
}

/** The accounts that were given, by the numbers of their repayments; none that the server's key does not open. */
export async function readRefundAccounts(
  reader: Reader,
  { siteId }: SiteScope,
  { numbers, seal }: { numbers: readonly string[]; seal: Seal },
): Promise<ReadonlyMap<string, RefundAccount>> {
  const rows = await reader.rows<{ repayment: string; memberId: string; account: string }>(ofMany, [siteId, numbers]);
  return new Map(
    rows.flatMap(({ repayment, memberId, account }) => {
      const value = seal.open(purpose, account) as (RefundAccount & Scope & { number: string }) | undefined;
      const isIts = value?.siteId === siteId && value.memberId === memberId && value.number === repayment;
      return isIts ? [[repayment, { iban: value.iban, holder: value.holder }] as const] : [];
    }),
  );
}
