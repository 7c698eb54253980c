import { cloneElement, type ReactElement, type ReactNode } from 'react';

/**
 * A bare link the screen gives: `<Link to="/members" />` of the router, or `<a href="…" />`. A component of the kit
 * dresses it, so that it needs to know no router.
 */
export type LinkElement = ReactElement<{
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
}>;

type LinkedProps = {
  link: LinkElement;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  label?: string | undefined;
  children: ReactNode;
};

/** Puts class, state and content on a bare link. */
export function Linked({ link, className, current, label, children }: LinkedProps) {
  return cloneElement(link, { className, 'aria-current': current, 'aria-label': label }, children);
}
