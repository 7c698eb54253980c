import type { verification as source } from '../nl/verification.ts';
import type { Texts } from '../texts.ts';

export const verification: Texts<typeof source> = {
  intro: 'Show that you are the person in your main photo. A tick then stands beside your name.',
  how: 'You take a photo showing something we ask for at that moment. A member of staff at {company} compares it with your main photo. No computer measures or recognises your face. Other members never get to see the photo.',
  provesTitle: 'What a tick says',
  proves: 'That a member of staff saw the same person in this main photo as in a photo taken for this check.',
  provesNotTitle: 'What it does not say',
  provesNot: 'Not that the name, age or intentions are true. Stay alert, even with someone who has a tick.',
  methodLabel: 'How would you like to do it?',
  methods: {
    gesture_selfie: 'With a selfie',
    document: 'Without a selfie',
  },
  methodDetails: {
    gesture_selfie: 'You take a photo of yourself making the gesture we ask for.',
    document:
      'You photograph an identity document beside a note with a number from us. Only the passport photo has to be visible.',
  },
  consent: 'I consent to this photo being looked at and compared with my main photo',
  consentDetail:
    'For nothing else. We delete the photo within 24 hours of the decision. If you withdraw your consent, everything is gone at once, the tick included.',
  tries:
    '{count, plural, one {You have # try left this week.} other {You have # tries left this week.}} Every task counts as a try.',
  begin: 'Give me a task',
  openTitle: 'Your task',
  gestures: {
    thumb_up: 'Hold a thumb up beside your face.',
    two_fingers: 'Hold two fingers up beside your face.',
    three_fingers: 'Hold three fingers up beside your face.',
    open_hand: 'Hold your open hand beside your face.',
    fist_under_chin: 'Hold a fist under your chin.',
    hand_on_head: 'Put a hand on top of your head.',
    hand_on_shoulder: 'Put a hand on your opposite shoulder.',
    finger_on_nose: 'Put a finger on the tip of your nose.',
    finger_on_ear: 'Put a finger on your ear.',
    finger_on_lips: 'Put a finger on your lips.',
  },
  gestureNote: 'Make sure your whole face and your hand are easy to see, without a filter.',
  number: 'Write {number} on a note.',
  numberNote:
    'Put it beside a passport, identity card or driving licence and take one photo of both. Cover everything except the passport photo.',
  until: 'This task is valid until {time}.',
  take: 'Take the photo',
  sending: 'Sending the photo: {percent}%',
  stop: 'Stop',
  waitingTitle: 'Your photo is being looked at',
  waiting:
    'A member of staff is comparing it with your main photo. You get the outcome by e-mail. If nobody looks within 14 days, we delete the photo.',
  withdrawWaiting: 'Withdraw and delete the photo',
  verifiedTitle: 'You are verified',
  verified: 'Since {day} a tick stands beside your name. It disappears if you choose another main photo.',
  withdrawVerified: 'Withdraw my consent',
  withdrawQuestion: 'The tick disappears at once, and we erase that you were verified.',
  withdrawn: 'Withdrawn and erased.',
  refusedTitle: 'We could not confirm it',
  reasons: {
    other_person: 'We did not clearly see the same person in the photo as in your main photo.',
    instruction_missed: 'What we asked for could not be seen in the photo.',
    unclear: 'The photo was too unclear to compare.',
    no_fresh_picture: 'It looked like a photo of a screen, an old photo or an edited one.',
  },
  disagree: 'Is this not right?',
  disagreeLink: 'Let us know',
  lostTitle: 'Your tick is gone',
  lost: 'Your main photo is no longer the one we compared. You can do it again.',
  expiredTitle: 'Nobody looked in time',
  expired: 'That is our fault. We have deleted your photo. You can do it again.',
  limit: 'You have tried three times this week. You can try again from {time}.',
  needsPhoto: 'You have no main photo yet that others can see. That is the one we compare with.',
  toPhotos: 'Go to your photos',
};
