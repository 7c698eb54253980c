import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CountBadge } from '../feedback/badges.tsx';
import { BackIcon } from '../icons.ts';
import { Linked, type LinkElement } from '../link.tsx';

type TopBarProps = {
  logo: ReactNode;
  /** TopNav; shows from 992 px. */
  navigation?: ReactNode;
  /** What stands at the end: account menu, language, login. */
  account?: ReactNode;
  back?: { link: LinkElement; label: string } | undefined;
  /** Without line and not sticking, as on landers. */
  plain?: boolean | undefined;
};

export function TopBar({ logo, navigation, account, back, plain }: TopBarProps) {
  return (
    <header className={classes('top-bar', plain && 'top-bar-plain')}>
      {back && (
        <Linked link={back.link} label={back.label} className="top-bar-back">
          <BackIcon />
        </Linked>
      )}
      {logo}
      {navigation}
      <div className="top-bar-account">{account}</div>
    </header>
  );
}

export type NavigationItem = {
  link: LinkElement;
  icon: ReactNode;
  label: string;
  current?: boolean | undefined;
  /** How many are new, and that in words. */
  badge?: { count: number; label: string } | undefined;
  /** Another mark beside the label: the low balance. */
  extra?: ReactNode;
};

type NavigationProps = { label: string; items: readonly NavigationItem[] };

/** The main menu inside the top bar, from 992 px. */
export function TopNav({ label, items }: NavigationProps) {
  return (
    <nav className="top-nav" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Linked link={item.link} className="top-nav-item" current={item.current ? 'page' : undefined}>
              {item.icon}
              {item.label} {item.badge && <CountBadge {...item.badge} />}
              {item.extra}
            </Linked>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The main menu at the foot of the screen, below 992 px. */
export function TabBar({ label, items }: NavigationProps) {
  return (
    <nav className="tab-bar" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Linked link={item.link} className="tab-bar-item" current={item.current ? 'page' : undefined}>
              <span className="tab-bar-icon">
                {item.icon}
                {item.badge && <CountBadge {...item.badge} />}
              </span>{' '}
              {item.label}
            </Linked>
          </li>
        ))}
      </ul>
    </nav>
  );
}
