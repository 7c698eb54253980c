import type { sandbox as nl } from '../nl/sandbox.ts';
import type { Texts } from '../texts.ts';

export const sandbox: Texts<typeof nl> = {
  title: 'Sandbox: test payment',
  ribbon: 'Sandbox. No real money is paid here.',
  away: 'Paid. Your browser does not go back by itself: whether your credits arrive now depends on the notification alone.',
  back: 'Back to the shop',
  state: {
    open: 'Choose how this payment ends.',
    pending: 'This payment is being processed.',
    paid: 'This payment is paid.',
    failed: 'This payment failed.',
    cancelled: 'This payment was cancelled.',
    expired: 'The time for this payment has run out.',
    refunded: 'This payment was refunded.',
    charged_back: 'This payment was charged back.',
  },
  outcome: {
    paid: 'Paid',
    paid_twice: 'Paid, notified twice',
    paid_away: 'Paid, without going back',
    pending: 'Processing first, then paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    refunded: 'Refund',
    charged_back: 'Chargeback',
  },
  detail: {
    paid: 'The notification comes after one second.',
    paid_twice: 'The same notification comes after one and after two seconds.',
    paid_away: 'As if you closed the window.',
    pending: 'It is paid after five seconds.',
    failed: 'The bank says no.',
    cancelled: 'You cancel it yourself.',
    refunded: 'The shop gives the whole amount back.',
    charged_back: 'The bank takes the amount back.',
  },
};
