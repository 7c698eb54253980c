import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Likes',
  lists: 'Lists of likes',
  list: {
    received: 'Received · {count}',
    given: 'Given · {count}',
    matches: 'Matches · {count}',
  },
  isNew: 'New',
  more: 'Show more',
  empty: {
    received: 'No likes yet',
    given: 'You have not liked anybody yet',
    matches: 'No matches yet',
  },
  emptyText: {
    received: 'Whoever likes you appears here at once. A profile with a photo and a sentence stands out.',
    given: 'Tap the heart on a profile. The other sees it at once.',
    matches: 'A match happens when you like each other.',
  },
  emptyAction: 'Go to search',
  newLike: 'New like!',
  look: 'View',
  matchTitle: 'It is mutual',
  matchText: 'You and {name} like each other. {cost}',
  matchFree: 'You have {count, plural, one {# free message} other {# free messages}} left.',
  matchCost: 'A message costs {price}.',
  write: 'Write to {name}',
  later: 'Later',
  failed: 'The like was not saved.',
  yourPhoto: 'Your photo',
};
