import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/loading.tsx';
import { Failure } from './failure.tsx';

/** A bordered block with one subject and its heading. */
export function Pane({
  title,
  wide,
  flush,
  children,
}: {
  title: string;
  wide?: boolean;
  flush?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes('pane', wide && 'pane-wide', flush && 'pane-flush')} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What stands there while it loads: the real layout, without its data. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query brings, or that it comes, or that it did not: whatever else is on the page stays as it is. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const t = useTranslations('admin');
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <LoadingRegion busy label={t('loading')}>
      {skeleton ?? <SkeletonRows />}
    </LoadingRegion>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Rows of a table that are still coming. */
export const SkeletonRows = () => (
  <div className="skeleton-rows">
    {rows.map((row) => (
      <Skeleton key={row} shape="line" />
    ))}
  </div>
);
