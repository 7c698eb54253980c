import type { invoice as nl } from '../nl/invoice.ts';
import type { Texts } from '../texts.ts';

export const invoice: Texts<typeof nl> = {
  invoice: 'Invoice {number}',
  creditNote: 'Credit note {number}',
  kvk: 'Chamber of Commerce no. {number}',
  vat: 'VAT no. {number}',
  for: 'For',
  privateBuyer: 'Private buyer',
  order: 'Order {order}',
  date: 'Date',
  delivered: 'Delivered',
  deliveredAt: '{at}, at once',
  paid: 'Paid by',
  settled: 'paid',
  paidWith: 'Paid by',
  ofInvoice: 'For invoice',
  ofCreditNote: 'For credit note',
  what: 'Item',
  quantity: 'Quantity',
  each: 'Each',
  vatRate: 'VAT',
  amount: 'Amount',
  credits: 'Credits for messages on {site}',
  noExpiry: 'They do not expire',
  givenBack: 'Taken back and refunded',
  discount: 'Discount {code}',
  net: 'Net',
  vatOf: 'VAT {percent}, {country}',
  total: 'Total',
  withdraw: 'Withdrawal',
  withdrawText:
    'You can withdraw until {until}, 23:59, without giving a reason, at {address}. You asked for delivery at once; you then pay only for the credits you have used.',
  reason: 'Reason',
  reasons: {
    withdrawal:
      'You withdrew from the purchase. The credits that were left have been refunded at the price you bought them for.',
    withdrawal_whole:
      'You withdrew from the purchase. When you ordered, we had not told you properly about withdrawing, so the whole price has been refunded, whatever you had used of it.',
    erasure:
      'Your account was erased. The bought credits that were left have been refunded at the price you bought them for.',
    refund: 'The payment was refunded to you.',
    chargeback: 'The payment was charged back by your bank or card company.',
  },
  wonBack:
    'The payment had been charged back. Your bank or card company has since paid the amount to us again, so the purchase stands.',
  foot: 'Prices include VAT. {statement} is the name on your statement. There is no subscription.',
  footOutside:
    'No VAT was charged: you live outside the EU. {statement} is the name on your statement. There is no subscription.',
  creditFoot: 'Amounts include VAT.',
  creditFootOutside: 'No VAT was charged: you live outside the EU.',
  page: '{page} of {pages}',
};
