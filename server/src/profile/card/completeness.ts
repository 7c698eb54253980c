import { type OwnProfile, profileOptionNames } from '@vonk/contract/profile';

type Step = NonNullable<OwnProfile['next_step']>;

export interface ProfileFacts {
  readonly hasPhoto: boolean;
  readonly cityId: number | null;
  readonly quote: string;
  readonly about: string;
  readonly interests: readonly string[];
  /** How many of the option lists are answered. */
  readonly answers: number;
}

const enoughInterests = 5;
const enoughAbout = 120;

/**
 * What each step is worth in percent, and how much of it is done, from 0 to 1. The order is that in which they are
 * proposed (PROF-3).
 */
const steps: readonly { step: Step; worth: number; done(facts: ProfileFacts): number }[] = [
  { step: 'photo', worth: 30, done: ({ hasPhoto }) => Number(hasPhoto) },
  { step: 'place', worth: 15, done: ({ cityId }) => Number(cityId !== null) },
  { step: 'quote', worth: 15, done: ({ quote }) => Number(quote !== '') },
  { step: 'about', worth: 15, done: ({ about }) => Math.min(1, about.length / enoughAbout) },
  { step: 'interests', worth: 15, done: ({ interests }) => Math.min(1, interests.length / enoughInterests) },
  { step: 'details', worth: 10, done: ({ answers }) => answers / profileOptionNames.length },
];

/** How complete a profile is, 0 to 100. */
export const completenessOf = (facts: ProfileFacts): number =>
  Math.round(steps.reduce((sum, { worth, done }) => sum + worth * done(facts), 0));

/** The step that is not finished and worth most; null when the profile is complete. */
export const nextStepOf = (facts: ProfileFacts): Step | null => steps.find(({ done }) => done(facts) < 1)?.step ?? null;
