import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A count of what is new, `99+` at most; nothing at zero. `label` says it in words: "3 ongelezen berichten". */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className="badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const lowCredits = 10;

/** The balance, in words: yellow at 10 credits or fewer, red at none. */
export function CreditsBadge({ credits, label }: { credits: number; label: string }) {
  return (
    <span
      className={classes('badge', credits <= 0 ? 'badge-empty' : credits <= lowCredits ? 'badge-low' : 'badge-plain')}
    >
      {label}
    </span>
  );
}

/** "Nieuw", in the colour of what is new. */
export function NewLabel({ children }: { children: string }) {
  return <span className="new-label">{children}</span>;
}

/** A quiet label with an icon: what kind of profile, what state. */
export function Tag({
  icon,
  className,
  children,
}: {
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classes('tag', className)}>
      {icon}
      {children}
    </span>
  );
}

/** One thing a member likes or is. */
export function Fact({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="fact">
      {icon}
      {children}
    </span>
  );
}

/** Online, in words, and only when true. */
export function Online({ children }: { children: string }) {
  return <span className="online">{children}</span>;
}
