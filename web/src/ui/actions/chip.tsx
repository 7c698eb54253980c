import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { DownIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
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

type ChipSelectProps = {
  /** What is chosen; `isLabelShown` shows it before the choice, else it is said alone. */
  label: string;
  isLabelShown?: boolean;
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'children'>;

/** A native list of choices as small as a chip; filled while `on`. */
export function ChipSelect({ label, isLabelShown = false, options, ...select }: ChipSelectProps) {
  return (
    <label className="chip chip-select">
      {isLabelShown ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      <select {...select}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <DownIcon />
    </label>
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
