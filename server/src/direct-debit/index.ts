// Direct debit: a bank account and a telephone that proves who signs, the mandate they sign, what is debited by it and
// what came back (PAY-5, T114, T115). Owns: debit_setups, mandates, provider_mandates, debits, debt_payments. Promises:
// a code is kept hashed, judged five times at most and for ten minutes; account and telephone are sealed; a mandate is
// kept as it was signed, and mailed; one not used for 36 months, revoked, refused by its provider, or of which a debit
// came back, debits nothing, and ends at its provider; each debit is mailed a day before; credits come before the money
// within a limit, and a member who owes some pays another way.
export { readInstruction, type DebitInstruction } from './debits/debit-order.ts';
export { closeDebit, listBlocks } from './debits/debits.ts';
export { countWaitingDebits, findWaitingDebit, listWaitingDebits } from './debits/waiting-debits.ts';
export { type Debt, findDebt, liftBlock, payDebts, planDebtPayment, reopenDebt } from './debits/debts.ts';
export { endDebit, readAhead, takeBackAhead } from './debits/follow-debit.ts';
export { returnDebit } from './debits/return-debit.ts';
export { type DebitRefusal, takeDebit } from './debits/take-debit.ts';
export { directDebitTasks } from './jobs.ts';
export { readCreditor } from './mandates/mandates.ts';
export { addProviderMandate, findProviderMandate, noteMandateReference } from './mandates/provider-mandates.ts';
export { refuseMandate, refuseTold } from './mandates/refuse-mandate.ts';
export { findSameAccounts } from './mandates/same-accounts.ts';
export { endByStaff } from './mandates/end-by-staff.ts';
export { listMandates } from './mandates/list-mandates.ts';
export { endMandatesOf } from './mandates/end-mandate.ts';
export { ownDirectDebit } from './own-data.ts';
export { directDebitRoutes } from './routes.ts';
export { type IbanError, maskIban, readIban, takeHolder } from './setup/account.ts';
export { type Creditor, type DebitCreditors, isDebitOffered } from './services.ts';
