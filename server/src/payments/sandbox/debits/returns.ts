/** The reasons for which the sandbox lets a debit come back, by their codes of ISO 20022. */
export const debitReturns = ['AC04', 'AM04', 'MD01', 'MD06', 'MS03'] as const;
