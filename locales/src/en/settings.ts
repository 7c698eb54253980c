import type { settings as source } from '../nl/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof source> = {
  title: 'Settings',
  saved: 'Saved.',
  savedAtOnce: 'Changes are saved at once.',
  sections: {
    notifications: 'Notifications',
    account: 'Account',
    privacy: 'Privacy',
    location: 'Location',
    language: 'Language',
    devices: 'Devices',
    payments: 'Payments',
  },
  notifications: {
    intro:
      'Choose what you get an e-mail or a message on your device about. A message shows no name, photo or text unless you turn that on.',
    mail: 'E-mail',
    push: 'Push',
    byMail: '{type} by e-mail',
    byPush: '{type} as push',
    content: 'Show name and text in a push',
    contentDetail: 'Whoever sees your screen can then read along.',
  },
  types: {
    conversation: 'New conversation',
    message: 'New message',
    like: 'Like',
    unread: 'Unread messages',
    weekly: 'New members, weekly',
    promotions: 'Offers',
    news: 'News about the site',
    reminders: 'Reminders',
    unreadNote: 'After a day',
  },
  privacy: {
    intro: 'You decide who finds you and where you can be seen.',
    invisible: 'Invisible',
    invisibleDetail: 'Nobody finds, likes or writes to you. Conversations you have go on.',
    onlyReal: 'Real members only',
    onlyRealDetail: 'Fictional profiles disappear everywhere, also from your messages.',
    ads: 'Show me on landing pages',
    adsDetail: 'Your main photo and name, to people who are not members yet. Off until you turn it on.',
  },
  blocked: {
    title: 'Blocked',
    none: 'You have blocked nobody.',
    unblock: 'Unblock',
    unblockName: 'Unblock {name}',
    since: 'since {day}',
  },
  location: {
    here: 'Use my place',
    hereHint: 'We look for the nearest town. Where exactly you are is not kept.',
    denied: 'Your browser does not tell where you are. Choose your place below.',
    nowhere: 'We find no town near here. Choose your place below.',
    set: 'Your place is now {city}.',
  },
  payments: {
    text: 'Your orders, receipts and refunds.',
    open: 'See your payments',
  },
};
