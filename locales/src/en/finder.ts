import type { finder as source } from '../nl/finder.ts';
import type { Texts } from '../texts.ts';

export const finder: Texts<typeof source> = {
  title: 'Match finder',
  step: 'Question {at} of {of}',
  who: 'Who are you?',
  seek: 'Who are you looking for?',
  seekNote:
    'This says something about your sexual orientation. Your answer stays on this screen until you agree yourself, when you join, that we may keep it.',
  age: 'What age are you looking for?',
  ageNote: 'Roughly. You can narrow it down later.',
  younger: '18 to 35',
  older: '35 and over',
  place: 'Where do you live?',
  placeNote: 'Just the country, or a region too. Others only ever see a rough distance.',
  country: 'Country',
  region: 'Region',
  everywhere: 'The whole country',
  back: 'Back',
  next: 'Next',
  show: 'Show my result',
  result: 'What you are looking for',
  sought: '{who}, {age}, {place}',
  change: 'Change my answers',
  note: 'Your answers only decide which profiles you see. They do not go on your profile.',
  choose: 'Choose an answer first.',
  models: 'The people in the drawings are models.',
  found: 'People who fit your answers',
  noneText: 'Nobody here fits this right now. Widen your search, or join and look again later.',
  closedText:
    'On this site you only see members once you have joined. So we show you nobody yet, and certainly nobody made up.',
  resultText: 'An account is free. Your answers come with you, so you go straight to the right people.',
  join: 'Join for free',
  look: 'See everyone',
  wider: 'Go to search',
  noteVisitor:
    'Your answers decide who you see. If you join, your gender and where you live go on your profile. We keep who you are looking for only if you want us to.',
  description: 'Find someone who suits you: four questions, and you need no account to start.',
};
