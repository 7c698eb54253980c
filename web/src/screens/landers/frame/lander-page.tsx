import type { ReactNode } from 'react';
import type { SignupDraft } from '../../../features/account/signup/signup-draft.ts';
import { useSignup } from '../../../features/account/signup/use-signup.ts';
import { HowItWorks } from '../../../features/landing/how-it-works.tsx';
import '../../../features/landing/landing.css';
import type { Lander, LanderAnswers } from '../../../features/landers/lander.ts';
import { LanderMembers } from '../../../features/landers/lander-members.tsx';
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

/** A lander: its hero, the picture and the members of its slug, and below it the promises that are the same on all. */
export function LanderPage({ lander, children }: { lander?: Lander; children: ReactNode }) {
  return (
    <main id="main">
      {children}
      {lander && <LanderPicture picture={lander.picture} />}
      {lander && <LanderMembers members={lander.members} />}
      <HowItWorks />
    </main>
  );
}
