import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Withdraw from the contract here',
  intro: 'Within {days} days of your order. Without a reason, and without logging in.',
  steps: { label: 'Steps', order: 'Which order', confirm: 'Confirm' },
  form: {
    name: 'Your name',
    order: 'Order number',
    orderHint: 'On your receipt, at the top of the e-mail.',
    email: 'E-mail address for the proof',
    next: 'Next',
  },
  confirm: {
    title: 'Is this right?',
    intro: 'After this button the withdrawal is sent.',
    order: 'Order',
    ordered: 'Ordered on',
    name: 'Name',
    email: 'Proof to',
    refund: 'You get back',
    unused: '{unused} of {count, plural, one {# credit} other {# credits}} unused. By {method}, within 14 days.',
    later: 'What you get back is in the e-mail. We show the amount only to the buyer, when logged in.',
    over: 'For this order it was possible until {until}. You can still send it; a person looks at it.',
    back: 'Back',
    submit: 'Confirm withdrawal',
    note: 'You get an e-mail with date and time at once. Your account and your other credits stay.',
  },
  done: { title: 'Your withdrawal is sent', text: 'Received on {at}. The proof is in an e-mail to {email}.' },
};
