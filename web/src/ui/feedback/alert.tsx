import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classes } from '../classes.ts';
import { CloseIcon, DiscountIcon, DoneIcon, ErrorIcon, InfoIcon } from '../icons.ts';

export type AlertKind = 'info' | 'money' | 'ok' | 'error' | 'note';

type AlertProps = {
  kind: AlertKind;
  title?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
  /** Takes little of a phone: no icon, smaller words. */
  compact?: boolean;
  /** With `closeLabel`, a button that dismisses it; the server remembers for how long. */
  onDismiss?: (() => void) | undefined;
  closeLabel?: string | undefined;
};

const icons = { info: InfoIcon, money: DiscountIcon, ok: DoneIcon, error: ErrorIcon, note: InfoIcon } satisfies Record<
  AlertKind,
  unknown
>;
const roles: Partial<Record<AlertKind, string>> = { error: 'alert', note: 'note' };

/** A banner about account, money or an outcome; at most one in a view. Only an error is announced by itself. */
export function Alert({ kind, title, icon, children, compact = false, onDismiss, closeLabel }: AlertProps) {
  const KindIcon = icons[kind];
  return (
    <div
      className={classes('alert', kind !== 'info' && `alert-${kind}`, compact && 'alert-compact')}
      role={roles[kind]}
    >
      {icon ?? <KindIcon />}
      <div className="alert-text">
        {title !== undefined && <p className="alert-title">{title}</p>}
        {children}
      </div>
      {onDismiss && closeLabel !== undefined && (
        <IconButton className="alert-close" label={closeLabel} icon={<CloseIcon />} onClick={onDismiss} />
      )}
    </div>
  );
}
