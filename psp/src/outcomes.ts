/** What the buyer can do on the page of an open payment. */
export const endings = ['paid', 'pending', 'failed', 'canceled', 'expired'] as const;

/** What can happen to a payment that was paid, by the operator's hand or the bank's. */
export const afterwards = [
  'refund_whole',
  'refund_part',
  'refunds_done',
  'refunds_failed',
  'charged_back',
  'chargeback_reversed',
  'chargeback_lost',
] as const;

/** What a bank transfer can do besides: bring another amount, which goes back, or come after its last day. */
export const transfers = ['paid_short', 'paid_over', 'paid_late'] as const;

export type Ending = (typeof endings)[number];
export type Afterwards = (typeof afterwards)[number];
export type Transfer = (typeof transfers)[number];
export type Outcome = Ending | Afterwards | Transfer;

export const isOutcome = (text: unknown): text is Outcome =>
  [...endings, ...afterwards, ...transfers].includes(text as Outcome);
export const isEnding = (outcome: Outcome): outcome is Ending => endings.some((known) => known === outcome);
export const isTransfer = (outcome: Outcome): outcome is Transfer => transfers.some((known) => known === outcome);
