import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';

type PageHeadProps = { title: string; intro?: ReactNode; actions?: ReactNode };

/** What a page is, one sentence about it, and what one can do, of which one is primary. */
export function PageHead({ title, intro, actions }: PageHeadProps) {
  useTitle(title);
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {actions !== undefined && <div className="page-actions">{actions}</div>}
      {intro !== undefined && <p>{intro}</p>}
    </div>
  );
}
