import { createElement } from 'react';
import { type Frame, useLatePart } from '../device/late-part.ts';
import { useApp, useUser } from '../api/use-app.ts';

/**
 * What runs while a member is logged in, around every screen; a visitor never fetches it. It stays after a logout, to
 * ask for the password again.
 */
export function MemberFrame({ children }: Frame) {
  const { memberLife } = useApp();
  const isMember = useUser() !== null;
  const MemberLife = useLatePart(memberLife, isMember);
  return MemberLife ? createElement(MemberLife, null, children) : children;
}
