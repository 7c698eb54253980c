import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Photos',
  intro: 'Recent and recognisable. Sunglasses are fine, but not on the first one.',
  rules:
    'JPEG, PNG or WebP, up to 15 MB. We remove the location from the photo. Someone on our team checks it; until then only you can see it.',
  limitFree: 'Free members can have {limit, plural, one {# photo} other {# photos}}, premium members 25.',
  add: 'Add a photo',
  count: '{used} of {limit} photos',
  full: 'You have {limit} photos. Remove one to add another.',
  uploading: 'Uploading, {percent}%',
  processing: 'Being prepared',
  waiting: 'Being checked',
  main: 'Main photo',
  mine: 'Your photo {at}',
  options: 'Options for photo {at}',
  makeMain: 'Make main photo',
  remove: 'Remove',
  removed: 'Photo removed.',
  dismiss: 'Dismiss',
  tooLarge: 'The photo is larger than 15 MB.',
  reason: {
    no_person: 'Removed: you are not in it.',
    not_you: 'Removed: this is not you.',
    nudity: 'Removed: nudity or sexual content.',
    minor: 'Removed: there is a child in it.',
    contact_details: 'Removed: it shows contact details.',
    quality: 'Removed: too blurred or too dark.',
    copyright: 'Removed: the photo belongs to someone else.',
    photo_broken: 'The photo could not be read.',
  },
};
