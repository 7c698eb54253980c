import type { adminPricePlans as nl } from '../nl/admin-price-plans.ts';
import type { Texts } from '../texts.ts';

export const adminPricePlans: Texts<typeof nl> = {
  title: 'Planned prices',
  intro:
    'A price takes hold everywhere at the minute you choose, on the clock of this site. Members notice nothing of it before. Only the lowest price of the last 30 days is struck through; a planned one counts from that moment.',
  none: 'Nothing is planned.',
  older: 'Show older ones',
  plan: 'Plan a price',
  planned: 'Planned.',
  from: 'From {at}',
  price: '{credits} credits: {price}',
  plannedBy: 'Planned by {by}: {reason}',
  outcome: {
    held: 'Took hold.',
    cancelled: 'Cancelled by {by}: {reason}',
    void: 'Did not take hold: this pack or this currency was gone.',
  },
  cancel: 'Cancel it',
  cancelOf: 'Cancel what is planned from {at}',
  cancelTitle: 'Cancel the planned price?',
  cancelText: 'The prices then stay as they are, after {at} too.',
  cancelDone: 'Cancelled.',
  planTitle: 'Plan a price',
  planText:
    'Leave empty what stays as it is. Whoever has an order on their screen already never pays more than it said there.',
  date: 'Day',
  time: 'Time',
  timeHint: 'On the clock of this site: {zone}.',
  newPrice: 'New price of {credits} credits in {currency}',
  now: 'Now {price}.',
};
