import type { complaints as nl } from '../nl/complaints.ts';
import type { Texts } from '../texts.ts';

export const complaints: Texts<typeof nl> = {
  complaint: {
    title: 'Make a complaint',
    intro: 'Did something go wrong? Tell us. A person reads it and answers within 7 days.',
    reason: 'What is it about?',
    target: 'Order number, screen name or page',
    submit: 'Send complaint',
  },
  report: {
    title: 'Report something',
    intro:
      'A profile, photo or message that is false or not allowed. You do not need an account. The person you report will not be told your name.',
    reason: 'What is wrong?',
    target: 'Who or what is it about?',
    submit: 'Send report',
    photo: 'You are reporting a photo: it is sent along.',
    evidence:
      'We do not ask your name. What the profile shows and your latest messages go along. Whoever you report is not told that it was you.',
    declared:
      'I make this report in good faith. To the best of my knowledge, what I have written is accurate and complete.',
  },
  image_removal: {
    title: 'Request removal',
    target: 'Where is it?',
    submit: 'Send request',
    minor: 'Whoever the image shows is under 18, or was when it was made.',
    declared:
      'I declare that this image shows me, or that I act for the person shown, and that the person shown has not consented to it.',
  },
  form: {
    name: 'Your name',
    email: 'E-mail address',
    emailHint: 'We send your reference number and our answer here.',
    optional: '(optional)',
    targetHint: 'A screen name, or the address of the page.',
    text: 'Tell us what happened',
    anonymous: 'You do not need to say who you are for this.',
    choose: 'Choose one',
    danger: 'Is anyone in immediate danger? Call 112 or your local emergency number.',
  },
  done: {
    title: 'Your reference number is {number}',
    mailed: 'We have also sent it to {email}.',
    until: 'A person will answer you by {until} at the latest.',
    another: 'Send something else',
  },
  reasons: {
    credits: 'Credits or prices',
    payment: 'A payment',
    profile: 'A profile',
    photo: 'A photo',
    measure: 'A decision about my account',
    privacy: 'My data',
    accessibility: 'Accessibility',
    site: 'The site does not work well',
    other: 'Something else',
    fake: 'Fake profile, or someone posing as someone else',
    money: 'Asking for money, or fraud',
    minor: 'Someone under 18',
    sexual: 'Unwanted sexual content',
    intimate_image: 'Intimate image without consent',
    harassment: 'Harassment',
    hate: 'Hate or discrimination',
    threat: 'A threat',
    stalking: 'Stalking',
    paid_sex: 'Paid sex or advertising',
    offline: 'Something that happened in person',
    label: 'Fictional profile without a label',
  },
};
