// Payments: orders of credits, what providers say about them, and the one booking that follows. Owns: prices, payments,
// payment_events, money_entries, payouts, books_kept, provider_events, invoices, invoice_counters, receipt_counters,
// vat_rates, vat_evidence, refunds, refund_accounts, staff_refunds, withdrawals, provider_checks, card_customers,
// saved_cards, provider_differences, settled_problems, card_payments, card_tries, top_ups, top_up_debits; the sandbox:
// sandbox_payments, sandbox_refunds, sandbox_keys, sandbox_cards.
// Promises: credits follow only a paid state our server read from the provider itself, once, with premium, invoice,
// receipt, books and events in one transaction (T105, T109); no state leads back (T106). Sends: payment, balance.
export { ownPayments } from './own-data.ts';
export { findCardOwners } from './cards/find-owners.ts';
export { forgetCards } from './cards/forget-card.ts';
export { bookOwed } from './books/entries.ts';
export { closeMonth, DoesNotClose, type OpenPlace } from './books/closing/close-month.ts';
export { RateMissing, writeOss } from './books/closing/oss.ts';
export { readMonths } from './books/closing/read-months.ts';
export { compareProviderLists, readProviderChecks } from './lists/compare-provider-lists.ts';
export { listDifferences, reopenDifference, settleDifference } from './lists/differences.ts';
export { bookPayouts } from './payouts/book-payouts.ts';
export { keepAllBooks } from './books/keep-books.ts';
export { countGivenBack } from './count-given-back.ts';
export { countPaid, listFirstBuyers } from './count-paid.ts';
export { paymentTasks } from './jobs.ts';
export { countPayments, findAnyones, listPayments } from './payments.ts';
export { noteAllPrices, notePrices } from './prices/price-log.ts';
export type { GuardedProvider } from './providers/guard.ts';
export { paymentsRoutes } from './routes.ts';
export type { PaymentsServices } from './services.ts';
export { putInvoiceCounters, readInvoiceCounters } from './invoices/counters.ts';
export { serveInvoice } from './invoices/serve-invoice.ts';
export { drawIssued, drawMonth, listIssued, searchIssued } from './invoices/staff-invoices.ts';
export { mountSandboxCheckout } from './sandbox/checkout.ts';
export { debitCreditors } from './providers/debit-creditors.ts';
export { openProviders } from './providers/open-providers.ts';
export { bookPastPurchase } from './sandbox/past-purchase.ts';
export { listVatRates, writeVatRate } from './prices/vat.ts';
export { markUninformedOrders } from './withdrawals/mark-uninformed.ts';
export { closeRepayment, UnderWay } from './withdrawals/settle-repayment.ts';
export { readProgress } from './refunds/refunds.ts';
export { readRefundAccounts } from './refunds/refund-accounts.ts';
export { askRefund } from './refunds/staff/ask-refund.ts';
export { decideRefund } from './refunds/staff/decide-refund.ts';
export { NoRefund } from './refunds/staff/policy.ts';
export { previewStaffRefund } from './refunds/staff/tell-refund.ts';
export { listStaffRefunds } from './refunds/staff/staff-refunds.ts';
export { countWaitingRefunds, findWaitingRefund, listWaitingRefunds } from './refunds/staff/waiting-refunds.ts';
export { readCardRisk, schemeRisks } from './risk/card-risk.ts';
export { findSameCards } from './risk/same-cards.ts';
export { watchCardRisk } from './risk/watch-card-risk.ts';
export { readOrderEvidence } from './history/order-evidence.ts';
export { readGivenBack, readLeft } from './refunds/staff/read-left.ts';
export { listUnbooked, reopenUnbooked, settleUnbooked } from './history/list-unbooked.ts';
export { type PaymentInList, searchPayments } from './history/search-payments.ts';
export { decimals } from './books/closing/csv.ts';
export { askProvider } from './history/ask-provider.ts';
export { readProviderNames } from './history/provider-names.ts';
export { listMethodsOff } from './providers/account-methods.ts';
