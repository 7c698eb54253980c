import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../../api/use-app.ts';
import { emptyDraft } from './signup-draft.ts';
import { keepTracking } from './tracking.ts';
import { searchOf } from '../use-entered.ts';
import { type DraftStore, type Signup, SignupContext } from './use-signup.ts';

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
      open(next, like) {
        if (like !== undefined) store.write({ ...store.read(), like });
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
