import { createContext, useContext } from 'react';
import { emptyDraft, type SignupDraft } from './signup-draft.ts';

/** Where a draft outlives its form. */
export interface DraftStore {
  read(): SignupDraft;
  write(draft: SignupDraft): void;
}

export interface Signup {
  /**
   * Asks a visitor to sign up: in a modal from 992 px, on its page below (C11). `next` is where they go on to, `like`
   * whom they were about to like.
   */
  open(next?: string, like?: string): void;
  /** What was typed so far; it survives closing the modal and leaving the page (B8). */
  readonly store: DraftStore;
}

export const SignupContext = createContext<Signup>({
  open: () => {},
  store: { read: () => emptyDraft, write: () => {} },
});

export const useSignup = (): Signup => useContext(SignupContext);
