import type { ReactNode } from 'react';
import type { SignupDraft } from '../../../features/account/signup/signup-draft.ts';
import { useSignup } from '../../../features/account/signup/use-signup.ts';
import { HowItWorks } from '../../../features/landing/how-it-works.tsx';
import '../../../features/landing/landing.css';
import type { Lander, LanderAnswers } from '../../../features/landers/lander.ts';
import { LanderPicture } from '../../../features/landers/lander-picture.tsx';

/** Leads to signing up with what the visitor told already. */
export function useStart(next?: string): (answers: LanderAnswers) => void {
  const { open, store } = useSignup();
  return (answers) => {
    store.write(withAnswers(store.read(), answers));
    open(next);
  };
}

function withAnswers(draft: SignupDraft, { email, birthDate, interests, quote }: LanderAnswers): SignupDraft {
  return {
    ...draft,
    ...(email ? { email } : {}),
    ...(birthDate ? { birthDate } : {}),
    answers: { ...draft.answers, ...(interests?.length ? { interests } : {}), ...(quote ? { quote } : {}) },
  };
}

/** A lander: its hero, the picture of its slug, and below it the promises that are the same on all. */
export function LanderPage({ picture, children }: Partial<Pick<Lander, 'picture'>> & { children: ReactNode }) {
  return (
    <main id="main">
      {children}
      {picture && <LanderPicture picture={picture} />}
      <HowItWorks />
    </main>
  );
}
