/** What a new member is asked, one at a time; all but the gender can be put off (ACC-4). */
export const profileSteps = ['about', 'photo', 'place', 'quote'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** The steps of somebody new: whoever signed up here has told who they are; whoever comes from a partner is asked. */
export const stepsOf = (asksWho: boolean): readonly ProfileStep[] =>
  profileSteps.filter((step) => step !== 'about' || asksWho);

/** The step of an address; the first where it names none of them. */
export const stepIn = (steps: readonly ProfileStep[], name: string | undefined): number =>
  Math.max(
    0,
    steps.findIndex((step) => step === name),
  );
