import type { push as nl } from '../nl/push.ts';
import type { Texts } from '../texts.ts';

export const push: Texts<typeof nl> = {
  told: {
    conversation: 'Someone started a conversation with you',
    message: '{count, plural, one {You have a new message} other {# new messages}}',
    fictional:
      '{count, plural, one {New message in a conversation with a fictional profile} other {# new messages in a conversation with a fictional profile}}',
    unread:
      '{count, plural, one {A message is waiting for you} other {# messages are waiting for you}}{fictional, plural, =0 {} other {, # of them from a fictional profile}}',
    fictionalUnread:
      '{count, plural, one {A message is waiting in a conversation with a fictional profile} other {# messages are waiting in conversations with a fictional profile}}',
    fictionalName: '{name}, fictional profile',
    like: '{count, plural, one {You have a new like} other {You have # new likes}}',
    weekly: 'There are new members near you',
    promotions: 'There is an offer for you',
    news: 'There is news about the site',
    reminders: 'A reminder for you',
  },
  device: {
    title: 'Push on this device',
    on: 'On.',
    onElsewhere: 'On. Also on {count, plural, one {another device} other {# other devices}}.',
    off: 'Off.',
    offElsewhere: 'Off on this device, on on {count, plural, one {another} other {# others}}.',
    incapable: 'This browser cannot show push.',
    install: 'On an iPhone or iPad push works once {site} is on your home screen: tap Share, then Add to Home Screen.',
    failed: 'It could not be turned on. Please try again later.',
    others: 'Other devices with push',
    since: 'Since {day}',
    unknown: 'Unknown device',
    stop: 'Turn off',
    stopOne: 'Turn off push on {device}',
  },
  denied: {
    title: 'Push is closed in your browser',
    text: 'You chose ‘block’ before. We may not ask again; you can open it yourself.',
    here: 'this device',
    again: 'Check again',
    still: 'It is still closed.',
    never: 'Never mind, mail is enough',
    browsers: {
      chrome: {
        name: 'Chrome',
        step1: 'Tap the lock or the sliders to the left of the address',
        step2: 'Choose Permissions, then Notifications',
        step3: 'Turn Notifications on and come back',
      },
      safari: {
        name: 'Safari · iPhone',
        step1: 'Put {site} on your home screen with Share',
        step2: 'Open Settings, Notifications, {site}',
        step3: 'Turn on Allow Notifications',
      },
      firefox: {
        name: 'Firefox · computer',
        step1: 'Click the lock next to the address',
        step2: 'Remove Blocked at Send notifications',
        step3: 'Reload this page',
      },
      edge: {
        name: 'Edge · computer',
        step1: 'Click the lock next to the address',
        step2: 'Choose Permissions for this site',
        step3: 'Set Notifications to Allow',
      },
    },
  },
  alert: {
    text: 'Turn on push on this device. A notification shows no name and no text unless you want it to.',
    action: 'Turn on push',
  },
  question: {
    title: 'A nudge when someone writes?',
    text: 'Your first message is on its way. This is what a notification looks like, without a name and without text:',
    now: 'now',
    after: 'Your browser will then ask once more. You can turn it off at any time in Settings.',
    no: 'No, thanks',
    yes: 'Yes, please',
    done: 'From now on you get a nudge.',
    install: 'On an iPhone or iPad that works once {site} is on your home screen: tap Share, then Add to Home Screen.',
    understood: 'Got it',
  },
};
