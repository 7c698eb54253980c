// Credits: what a member can spend, as lots that were granted or bought, over a ledger of entries (CRED-1). Owns:
// credit_lots, ledger_entries, credit_balances, spent_days, spending_limits, repayments. Promises: each cause moves
// credits once; a balance is never negative; nothing is spent beyond a limit the member set; what was bought and not
// spent is repaid when its owner is erased, withdraws from it or is given it back. Spending stands in SQL
// (`spend_credits_v1`), because it is part of sending a message.
export { ownCredits } from './own-data.ts';
export { checkCredits } from './check-credits.ts';
export { listMovements } from './list-movements.ts';
export { listDeliveries } from './deliveries.ts';
export { type Balance, readBalance, readSpentOnOthers } from './balances.ts';
export {
  closeCredits,
  completePurchase,
  giveBackSold,
  type Grant,
  grantCredits,
  hasSoldSpent,
  readSpent,
  sellSpentCredits,
  noteMoneyBack,
  takeBackCredits,
  wasGranted,
  winBackCredits,
} from './lots.ts';
export {
  findRepaid,
  listRepaid,
  listOwnRepayments,
  type OwnRepayment,
  listRepayments,
  type RepaymentOrigin,
  lockRepayment,
  readRepaid,
  readRepayable,
  refundPurchase,
  type Repayable,
  type Settled,
  type Settlement,
  settleRepayment,
  withdrawPurchase,
} from './repayments.ts';
export { creditsRoutes } from './routes.ts';
