import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSignup } from './use-signup.ts';
import { searchOf } from '../use-entered.ts';

/**
 * A bare link to signing up, for a button or text of the kit: it opens the modal where there is one, and is a link
 * without script.
 */
export function SignupLink({
  next,
  ...dress
}: {
  next?: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { open } = useSignup();
  return (
    <Link
      {...dress}
      to="/signup"
      search={searchOf(next)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(next);
      }}
    />
  );
}
