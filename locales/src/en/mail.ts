import type { mail as source } from '../nl/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof source> = {
  frame: {
    account: 'You receive this e-mail because you have an account with {site}. This is a service message about your account.',
    kvk: 'Chamber of Commerce no. {number}',
    vat: 'VAT no. {number}',
    service: 'Customer service',
    withdraw: 'Withdraw from contract here',
    copy: 'Button not working? Paste this address into your browser:',
  },
  activation: {
    subject: 'Confirm your e-mail address',
    preview:
      '{count, plural, =0 {Then you can start.} one {Then your free message is ready.} other {Then your # free messages are ready.}}',
    title: 'One more click, {name}',
    body: 'Confirm that this address is yours. {count, plural, =0 {Then you can start.} one {Then your free message is ready.} other {Then your # free messages are ready.}}',
    bodyWithMessage:
      'Confirm that this address is yours. Then we send what you already wrote{count, plural, =0 {.} one {, and your free message is ready.} other {, and your # free messages are ready.}}',
    button: 'Confirm my address',
    expires: 'The link works once, until {until}.',
    ignore: 'Did not sign up? Then there is nothing you need to do. We erase this address after 30 days.',
  },
  accountLocked: {
    subject: 'Your account is locked for a moment',
    preview: 'A wrong password was entered too often.',
    title: 'Your account is locked for a moment',
    body: 'Somebody entered a wrong password {count} times. That is why nobody can log in with a password for {minutes, plural, one {# minute} other {# minutes}}. Was it you? This button takes you straight in.',
    button: 'Log me in',
    expires: 'The link works once, until {until}.',
    ignore: 'Was it not you? Your password was not guessed. Choose another one if you use the same one elsewhere.',
  },
  alreadyMember: {
    subject: 'You already have an account',
    preview: 'No second account was created.',
    title: 'You already have an account',
    body: 'Somebody tried to sign up with this address, but it already has an account with {site}. Nothing has changed. Was it you? Then log in.',
    button: 'Log in',
    ignore: 'Was it not you? Then there is nothing you need to do.',
  },
  receipt: {
    subject: 'Receipt for order {number}',
    preview: '{count, plural, one {# credit} other {# credits}}, {total} by {method}.',
    title: 'Thank you, your credits are ready',
    order: 'Order {number}, {at}',
    item: '{count, plural, one {# credit} other {# credits}} at {price}',
    net: 'Net',
    vat: 'VAT {percent} ({country})',
    paid: 'Paid by {method}',
    withdraw:
      'You can withdraw until {until}, 23:59, without giving a reason. You asked for delivery at once. So you then pay only for the credits you used; the rest is paid back.',
    button: 'View the receipt',
    seller: '{company} is the seller and the name on your statement. There is no subscription.',
  },
};
