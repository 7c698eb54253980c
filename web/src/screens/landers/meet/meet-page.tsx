import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSignup } from '../../../features/account/signup/use-signup.ts';
import '../../../features/landers/lander.css';
import type { MeetProps, ShownMember } from '../../../features/landers/meet/meet.ts';
import { MeetNobody } from '../../../features/landers/meet/parts.tsx';
import '../../../features/landers/meet/meet.css';
import { LanderPage, useStart } from '../frame/lander-page.tsx';

/**
 * A page around one member: their own look where they may be shown, else a page about nobody; sign-up goes on either
 * way (C15).
 */
export function MeetPage({
  id,
  member,
  children,
}: {
  id: string;
  member: ShownMember | null;
  children: (meet: MeetProps) => ReactNode;
}) {
  const start = useStart(`/members/${id}`);
  const write = useWrite(id);
  return <LanderPage>{member ? children({ member, write }) : <MeetNobody start={start} />}</LanderPage>;
}

/** Leads to signing up for a member, with what was written to them. */
function useWrite(id: string): (message: string) => void {
  const { store } = useSignup();
  const navigate = useNavigate();
  return (message) => {
    store.write({ ...store.read(), message });
    void navigate({ to: '/members/$id/signup', params: { id } });
  };
}
