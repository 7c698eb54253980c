import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: 'Which bird would you be, and why that one?',
  unplanned: 'What did you do today that you had not planned?',
  wake: 'What could I always wake you up for?',
  sunday: 'What does your ideal Sunday look like, from coffee to sofa?',
  learned: 'What is the last thing you learned that made you happy?',
  smell: 'Which smell takes you straight back to childhood?',
  animals: 'Which animal has made you laugh the most?',
  books: 'Which book do you give away most often?',
  coffee: 'Where do you get the best coffee in town?',
  cooking: 'What do you cook when someone stays for dinner unexpectedly?',
  dogs: 'Dog on the lead, or loose on the beach?',
  film: 'Which film could you watch ten times over?',
  gardening: 'What is in bloom at your place, in the garden or on the windowsill?',
  hiking: 'Which walk do you keep going back to?',
  music: 'Which song always makes you turn up the volume?',
  series: 'Which series did you finish in one weekend?',
  travelling: 'Where would you go if you could leave tomorrow?',
  wine: 'Red by the fire, or white on the terrace?',
};
