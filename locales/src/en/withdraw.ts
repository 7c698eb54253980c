import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Withdraw from contract here',
  intro: 'Within {days} days of your order. Without a reason, and without logging in.',
  steps: { label: 'Steps', order: '1. Which order', confirm: '2. Confirm' },
  form: {
    name: 'Your name',
    order: 'Order number',
    orderHint: 'On your receipt, at the top of the e-mail.',
    email: 'E-mail address for the confirmation',
    next: 'Next',
  },
  confirm: {
    title: 'Is this right?',
    intro: 'Press the button below to send your withdrawal.',
    order: 'Order',
    ordered: 'Ordered on',
    name: 'Name',
    email: 'Confirmation to',
    refund: 'You get back',
    whole:
      'You were not told properly about withdrawing. That is why you also get back what you have used. By {method}, within 14 days.',
    unused: '{unused} of {count, plural, one {# credit} other {# credits}} unused. By {method}, within 14 days.',
    later: 'The e-mail says what you get back. We show the amount only to the buyer, when logged in.',
    over: 'You could withdraw from this order until {until}. You can still send this; a person will look at it.',
    declared: 'You have already withdrawn from this order, on {at}. Sending it again changes nothing.',
    back: 'Back',
    submit: 'Confirm withdrawal',
    note: 'The credits left from this order come off your balance at once. You get an e-mail with the date and time at once. You keep your account and your other credits.',
  },
  done: {
    title: 'Your withdrawal has been sent',
    text: 'Received on {at}. If the number belongs to {email}, a confirmation is on its way there.',
    follow: 'Follow the refund',
  },
};
