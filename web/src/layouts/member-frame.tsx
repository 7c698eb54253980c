import { createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useApp, useUser } from '../api/use-app.ts';

/** What runs while a member is logged in, around every screen; a visitor never fetches it. It stays after a logout, to ask for the password again. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { memberLife } = useApp();
  const isMember = useUser() !== null;
  const MemberLife = useSyncExternalStore(memberLife.subscribe, memberLife.current, memberLife.current);
  useEffect(() => {
    if (isMember) void memberLife.load();
  }, [isMember, memberLife]);
  return MemberLife ? createElement(MemberLife, null, children) : children;
}
