import type { ReactNode } from 'react';
import { CountBadge } from '../feedback/badges.tsx';
import { Linked, type LinkElement } from '../link.tsx';

type Tab = {
  link: LinkElement;
  label: string;
  icon?: ReactNode;
  current?: boolean | undefined;
  badge?: { count: number; label: string } | undefined;
};
type TabsProps = { label: string; items: readonly Tab[] };

/** Parts of one page, each with its own address. */
export function Tabs(props: TabsProps) {
  return <LinkList {...props} className="tabs" itemClass="tab" />;
}

/** Two to four ways to see the same, as search, swipe and match finder. */
export function SegmentedNav(props: TabsProps) {
  return <LinkList {...props} className="segmented" itemClass="segment" />;
}

function LinkList({ label, items, className, itemClass }: TabsProps & { className: string; itemClass: string }) {
  return (
    <nav aria-label={label} className={className}>
      {items.map((item) => (
        <Linked key={item.label} link={item.link} className={itemClass} current={item.current ? 'page' : undefined}>
          {item.icon}
          {item.label}
          {item.badge && (
            <>
              {' '}
              <CountBadge {...item.badge} />
            </>
          )}
        </Linked>
      ))}
    </nav>
  );
}
