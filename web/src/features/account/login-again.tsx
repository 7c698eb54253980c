import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useApp, useUser } from '../../api/use-app.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

/** Asks a member whose session ended to log in where they are, and lets them go on there (C26). */
export function LoginAgain() {
  const user = useUser();
  const { texts } = useApp();
  const lastId = useRef<string>(undefined);
  const [askedId, setAskedId] = useState<string>();
  const userId = user?.id;
  useEffect(() => {
    const last = lastId.current;
    lastId.current = userId;
    if (userId !== undefined || last === undefined) return setAskedId(undefined);
    void texts.load(['account', 'errors']).then(() => setAskedId(last));
  }, [userId, texts]);
  if (askedId === undefined) return null;
  return (
    <Suspense>
      <LoginDialog memberId={askedId} />
    </Suspense>
  );
}
