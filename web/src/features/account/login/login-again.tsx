import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useApp, useUser } from '../../../api/use-app.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

/** Where nobody need be logged in: what ended the session was the member's own doing. */
const ownDoing: readonly string[] = ['/_empty/$token', '/_empty/reset-password/do', '/_empty/account-deleted'];

/** Asks a member whose session ended to log in where they are, and lets them go on there (C26). */
export function LoginAgain() {
  const user = useUser();
  const { texts } = useApp();
  const lastId = useRef<string>(undefined);
  const [askedId, setAskedId] = useState<string>();
  const userId = user?.id;
  const isOwnDoing = useMatches({ select: (matches) => matches.some(({ routeId }) => ownDoing.includes(routeId)) });
  useEffect(() => {
    const last = lastId.current;
    lastId.current = userId;
    if (userId !== undefined || last === undefined || isOwnDoing) return setAskedId(undefined);
    void texts.load(['account', 'errors']).then(() => setAskedId(last));
  }, [userId, isOwnDoing, texts]);
  if (askedId === undefined) return null;
  return (
    <Suspense>
      <LoginDialog memberId={askedId} />
    </Suspense>
  );
}
