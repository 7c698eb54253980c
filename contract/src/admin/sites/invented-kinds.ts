// What the page of invented profiles knows of them. Without schemas, so that the browser can read it.
import type { ProfileKind } from '../../profile.ts';
import { profileOptionNames } from '../../profile-lists.ts';

/** What a profile that is no member's may be. */
export const inventedKinds = ['fictional', 'fictional_ai', 'livecam', 'partner'] as const satisfies readonly Exclude<
  ProfileKind,
  'member'
>[];
export type InventedKind = (typeof inventedKinds)[number];
/** Those the site's own team writes as; the others are made with the company behind them, on the command line (T14). */
export const writtenKinds = ['fictional', 'fictional_ai'] as const;

/** Nobody is shown who would be younger. */
export const inventedMinimumAge = 18;

/** What one tells, in the order in which it is read. */
export const inventedFieldNames = [
  'name',
  'date_of_birth',
  'gender',
  'looks_for',
  'country',
  'quote',
  'about',
  'interests',
  ...profileOptionNames,
] as const;
export type InventedField = (typeof inventedFieldNames)[number];
