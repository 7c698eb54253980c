import type { ReactNode } from 'react';

type Layout = 'row' | 'columns' | 'cards' | 'frame' | 'stack';

export function States({ name, layout = 'row', children }: { name: string; layout?: Layout; children: ReactNode }) {
  return (
    <section className="dev-ui-states">
      <h2>{name}</h2>
      <div className={layout === 'stack' ? 'grid grid-cols-1 gap-3' : `dev-ui-${layout}`}>{children}</div>
    </section>
  );
}
