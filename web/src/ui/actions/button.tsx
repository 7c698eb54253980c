import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Linked, type LinkElement } from '../link.tsx';

/** At most one primary button in a view. */
export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'ok' | undefined;
  size?: 'regular' | 'compact' | undefined;
  wide?: boolean | undefined;
};

/** Why a control cannot be used now: it stays reachable by keyboard, does nothing, and the reason stands beside it. */
export type Held = { busy?: boolean | undefined; disabledReason?: string | undefined };

type ButtonProps = ButtonLook & Held & { icon?: ReactNode; children: ReactNode } & ComponentProps<'button'>;

/** The classes of a button, for an element that is one in looks only. */
export function buttonClass({ variant = 'primary', size, wide }: ButtonLook): string | undefined {
  return classes(
    'button',
    variant !== 'primary' && `button-${variant}`,
    size === 'compact' && 'button-compact',
    wide && 'button-wide',
  );
}

/** A button. While busy its label stays, a spinner stands in place of the icon, and pressing does nothing. */
export function Button({
  variant,
  size,
  wide,
  busy,
  disabledReason,
  icon,
  children,
  className,
  ...button
}: ButtonProps) {
  const reasonId = useId();
  const look = classes(buttonClass({ variant, size, wide }), busy && !icon && 'button-spinning', className);
  return (
    <>
      <button
        type="button"
        {...button}
        {...held({ busy, disabledReason }, { reasonId, onClick: button.onClick })}
        className={look}
      >
        {busy ? <i className="spinner" /> : icon}
        <span>{children}</span>
      </button>
      {disabledReason !== undefined && <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  );
}

type LinkButtonProps = ButtonLook & {
  link: LinkElement;
  /** Its name where the words on it say too little by themselves; it holds them. */
  label?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

export function LinkButton({ link, label, icon, children, className, ...look }: LinkButtonProps) {
  return (
    <Linked link={link} label={label} className={classes(buttonClass(look), className)}>
      {icon}
      <span>{children}</span>
    </Linked>
  );
}

/** A button that reads as a link, inside a sentence. */
export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classes('link-button', className)} />;
}

type Press = ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;

/** What holds a button back without taking it out of the tab order. */
export function held({ busy, disabledReason }: Held, { reasonId, onClick }: { reasonId: string; onClick: Press }) {
  if (!busy && disabledReason === undefined) return {};
  return {
    'aria-busy': busy || undefined,
    'aria-disabled': true,
    'aria-describedby': disabledReason === undefined ? undefined : reasonId,
    onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => event.preventDefault(),
  };
}

export function Reason({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className="button-reason">
      {children}
    </span>
  );
}
