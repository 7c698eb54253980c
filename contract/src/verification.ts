import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { photoFileErrors } from './photos.ts';

/**
 * How a member shows that they are the person of their main photo (T117): by a picture of themself with a gesture, or
 * by one of a document with a photo beside a number written by hand. A person compares either; nobody measures a face.
 */
export const verificationMethods = ['gesture_selfie', 'document'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** What is asked in a selfie. Drawn for each try, so that no picture that was made before can serve. */
export const verificationGestures = [
  'thumb_up',
  'two_fingers',
  'three_fingers',
  'open_hand',
  'fist_under_chin',
  'hand_on_head',
  'hand_on_shoulder',
  'finger_on_nose',
  'finger_on_ear',
  'finger_on_lips',
] as const;
export type VerificationGesture = (typeof verificationGestures)[number];

/** A verification may be tried so often in so many days (C46). */
export const verificationTries = 3;
export const verificationTryDays = 7;
/** So long an instruction holds. */
export const instructionMinutes = 60;
/** What nobody decided about by then is not kept any longer. */
export const verificationPatienceDays = 14;

/** Why the picture does not show that it is them. */
export const verificationReasons = ['other_person', 'instruction_missed', 'unclear', 'no_fresh_picture'] as const;
export type VerificationReason = (typeof verificationReasons)[number];

/**
 * Where it stands: `open` has an instruction and waits for a picture; `waiting` waits for a person; `lost` was verified
 * with another main photo; nobody decided about an `expired` one in time.
 */
export const verificationStates = ['none', 'open', 'waiting', 'verified', 'refused', 'lost', 'expired'] as const;
export type VerificationState = (typeof verificationStates)[number];

export const ownVerification = z.object({
  state: z.enum(verificationStates),
  /** Of an open and of a waiting one. */
  method: z.nullable(z.enum(verificationMethods)),
  /** Of an open one: the gesture, or the number to write down. */
  gesture: z.nullable(z.enum(verificationGestures)),
  number: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Of a refused one. */
  reason: z.nullable(z.enum(verificationReasons)),
  /** When it came to stand so. */
  since: z.nullable(z.string()),
  tries_left: z.number(),
  /** When there is a try again; null while one is left. */
  next_try_at: z.nullable(z.string()),
  /** Whether there is a main photo that others see, to compare with. */
  has_main_photo: z.boolean(),
});
export type OwnVerification = z.infer<typeof ownVerification>;

export const verificationEndpoints = endpoints({
  /** How my verification stands. */
  'GET /api/verification.php': { input: z.object({}), output: ownVerification, errors: [] },
  /** Begins a try with consent of its own, and draws what to show. One that is open goes on. */
  'POST /api/verification.php': {
    input: z.strictObject({ method: z.enum(verificationMethods), consent: z.boolean() }),
    output: ownVerification,
    errors: [
      'verification_consent',
      'confirm_first',
      'verification_stands',
      'verification_needs_photo',
      'verification_limit',
    ],
  },
  /** The body is the picture. */
  'POST /api/verification-photo.php': {
    body: 'file',
    input: z.object({}),
    output: ownVerification,
    errors: ['verification_over', ...photoFileErrors],
  },
  /** Withdraws the consent: picture, result and badge are gone. */
  'DELETE /api/verification.php': { input: z.object({}), output: ownVerification, errors: [] },
});
