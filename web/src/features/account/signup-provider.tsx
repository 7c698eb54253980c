import { useNavigate } from '@tanstack/react-router';
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../api/use-app.ts';
import { emptyDraft, type SignupDraft } from './signup-draft.ts';
import { keepTracking } from './tracking.ts';
import { searchOf } from './use-entered.ts';

/** Where a draft outlives its form. */
export interface DraftStore {
  read(): SignupDraft;
  write(draft: SignupDraft): void;
}

interface Signup {
  /** Asks a visitor to sign up: in a modal from 992 px, on its page below (C11). `next` is where they go on to. */
  open(next?: string): void;
  /** What was typed so far; it survives closing the modal and leaving the page (B8). */
  readonly store: DraftStore;
}

const SignupContext = createContext<Signup>({ open: () => {}, store: { read: () => emptyDraft, write: () => {} } });

const SignupDialog = lazy(async () => ({ default: (await import('./signup-dialog.tsx')).SignupDialog }));

function createStore(): DraftStore {
  let kept = emptyDraft;
  return { read: () => kept, write: (draft) => void (kept = draft) };
}

/** Gives every screen the way to sign up; the form itself is fetched when it is first asked for. */
export function SignupProvider({ children }: { children: ReactNode }) {
  const { texts } = useApp();
  const navigate = useNavigate();
  const [store] = useState(createStore);
  const [dialog, setDialog] = useState<{ isOpen: boolean; next: string | undefined }>();
  useEffect(keepTracking, []);

  const signup = useMemo<Signup>(
    () => ({
      store,
      open(next) {
        if (!matchMedia('(min-width: 992px)').matches) return void navigate({ to: '/signup', search: searchOf(next) });
        void texts.load(['account', 'errors']).then(() => setDialog({ isOpen: true, next }));
      },
    }),
    [navigate, store, texts],
  );
  return (
    <SignupContext value={signup}>
      {children}
      {dialog && (
        <Suspense>
          <SignupDialog {...dialog} onClose={() => setDialog({ ...dialog, isOpen: false })} />
        </Suspense>
      )}
    </SignupContext>
  );
}

/** The way to sign up. */
export const useSignup = (): Signup => useContext(SignupContext);
