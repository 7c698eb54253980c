import type { restrictions as source } from '../nl/restrictions.ts';
import type { Texts } from '../texts.ts';

export const restrictions: Texts<typeof source> = {
  pageTitle: 'Restriction',
  title: {
    suspended: 'Your account is closed',
    hidden: 'Your profile is hidden',
  },
  intro: {
    suspended: 'Here you read why, and what you can do about it.',
    hidden: 'Others cannot find you. Here you read why, and what you can do about it.',
  },
  what: 'What was decided',
  scope: {
    suspended: 'Nobody sees your profile and you cannot like or write. Your data, payments and settings stay yours.',
    hidden: 'Nobody finds your profile and you cannot like. You can log in and read your messages as before.',
  },
  rule: 'Which rule',
  ground: {
    law: 'The law does not allow this.',
    terms: 'This goes against our terms.',
  },
  facts: 'What happened',
  who: 'Who decided',
  person: 'Somebody of our team, on {day}. Not a computer.',
  automated: 'Automatically, on {day}.',
  howLong: 'How long',
  open: 'Until we take it back.',
  until: 'Up to and including {day}. After that it ends by itself.',
  objectTitle: 'Do you disagree?',
  object: 'Until {day} you can object free of charge. Somebody other than who decided will look at it.',
  text: 'Why is it not right?',
  counter: '{used, number}/{most, number}',
  send: 'Send objection',
  waiting: 'We have your objection. Somebody other than who decided is looking at it. You will get a mail.',
  upheld: 'Somebody else looked at your objection. The decision stands.',
  because: 'Why: {explanation}',
  elsewhere: 'You can also go to a dispute body or to court.',
  data: 'To my data',
  noneTitle: 'There is no restriction',
  noneText: 'Your account and your profile are active.',
  reason: {
    fraud: 'Fraud, or attempts at it.',
    fake_profile: 'A profile that is not yours, or untrue details.',
    underage: 'You are not 18.',
    harassment: 'Harassment or threats.',
    hate: 'Hate or discrimination.',
    sexual_content: 'Sexual material that nobody asked for.',
    advertising: 'Advertising or paid services.',
    other: 'Another rule of our terms.',
  },
};
