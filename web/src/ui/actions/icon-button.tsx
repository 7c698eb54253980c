import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Linked, type LinkElement } from '../link.tsx';

type Look = { label: string; icon: ReactNode; outlined?: boolean | undefined };

/** A button of one icon, named for screen readers; only for back, close, more, send, photo, gift and like. */
export function IconButton({
  label,
  icon,
  outlined,
  className,
  ...button
}: Look & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classes('icon-button', outlined && 'icon-button-outlined', className)}
    >
      {icon}
    </button>
  );
}

export function IconLink({ link, label, icon, outlined }: Look & { link: LinkElement }) {
  return (
    <Linked link={link} label={label} className={classes('icon-button', outlined && 'icon-button-outlined')}>
      {icon}
    </Linked>
  );
}
