import type { adminVerifications as nl } from '../nl/admin-verifications.ts';
import type { Texts } from '../texts.ts';

export const adminVerifications: Texts<typeof nl> = {
  title: 'Checks',
  intro: '{site}: {open, plural, one {# waits} other {# wait}}. Within {hours} hours; then the picture is erased.',
  noneText: 'Nobody asks for a tick here.',
  compare: 'Compare',
  question: 'Is this the same person?',
  asked: '{name} · asked for the tick on {date}',
  main: 'Main photo',
  mainAlt: 'Main photo of {name}',
  madeAlt: 'Photo that {name} took for the check',
  noMain: 'No main photo that others see',
  noMainHint: 'Without a main photo there is nothing to compare with. Refuse it, or put it off.',
  number: 'Document beside a note with {number}',
  gesture: 'Asked: {gesture}',
  made: 'Taken for the check',
  looks: {
    face: 'Same face',
    asked: 'Shows what we asked',
    fresh: 'Taken live, not off a screen',
  },
  refuseWith: 'Refuse because',
  reasons: {
    other_person: 'Another face',
    instruction_missed: 'Not what we asked',
    unclear: 'Not sharp',
    no_fresh_picture: 'Photo of a screen',
  },
  hint: 'G gives the tick; a reason refuses it.',
  ownerReads: 'The member reads on the site: {words}',
  erased: 'The picture is erased within 24 hours of your decision. We make no map of the face.',
  give: 'Give the tick',
  refuse: 'Refuse',
  given: 'The tick is given.',
  refused: 'Refused: {reason}.',
};
