// Payments: orders of credits, what providers say about them, and the one booking that follows. Owns: prices, payments,
// payment_events, provider_events, receipt_counters, withdrawals; the sandbox: sandbox_payments, sandbox_keys.
// Promises: credits follow only a paid state our server read from the provider itself, once, with premium, receipt and
// events in one transaction (T105, T109); no state leads back (T106). Sends: payment, balance.
export { ownPayments } from './own-data.ts';
export { paymentTasks } from './jobs.ts';
export { noteAllPrices, notePrices } from './prices/price-log.ts';
export type { PaymentProvider } from './provider.ts';
export { paymentsRoutes } from './routes.ts';
export type { PaymentsServices } from './services.ts';
export { mountSandboxCheckout } from './sandbox/checkout.ts';
export { bookPastPurchase } from './sandbox/past-purchase.ts';
export { openSandbox } from './sandbox/sandbox.ts';
export { closeRepayment } from './withdrawals/settle-repayment.ts';
export { readProviderNames } from './history/provider-names.ts';
