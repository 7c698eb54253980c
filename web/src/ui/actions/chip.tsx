import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Linked, type LinkElement } from '../link.tsx';

type ChipProps = { on?: boolean | undefined; icon?: ReactNode; children: ReactNode } & Omit<
  ComponentProps<'button'>,
  'children'
>;

/** A filter or a suggestion; filled with ink while on. Without `on` it is no toggle. */
export function Chip({ on, icon, children, className, ...button }: ChipProps) {
  return (
    <button type="button" aria-pressed={on} {...button} className={classes('chip', className)}>
      {icon}
      {children}
    </button>
  );
}

type ChipLinkProps = { link: LinkElement; current?: boolean | undefined; icon?: ReactNode; children: ReactNode };

/** A chip that leads to a page or a part of it; filled while it is the current one. */
export function ChipLink({ link, current, icon, children }: ChipLinkProps) {
  return (
    <Linked link={link} className="chip" current={current ? 'page' : undefined}>
      {icon}
      {children}
    </Linked>
  );
}

/** Chips in one row that scrolls sideways on a phone, from edge to edge. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="chip-row" role="group" aria-label={label}>
      {children}
    </div>
  );
}
