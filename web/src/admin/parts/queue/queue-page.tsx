import { useQuery } from '@tanstack/react-query';
import { listedOfQueue } from '@vonk/contract/admin/queues/queue';
import type { QueueName } from '@vonk/contract/admin/roles';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { Failure } from '../layout/failure.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Loaded } from '../layout/pane.tsx';
import { CasePending } from './case-pending.tsx';
import { type ItemOf, queueQuery } from './queue-calls.ts';
import { useQueueSite } from './use-queue-site.ts';
import type { QueueRead } from './working/queue.ts';

/** What the work on one site needs. */
export interface WorkProps<Name extends QueueName> extends QueueRead<ItemOf<Name>> {
  site: number;
  /** How many wait in all. */
  open: number;
  overdue: number;
  intro: ReactNode;
  /** What stands there where none of the list is left: that nothing waits, or that it is being read on. */
  endOf: (isReadingOn: boolean) => ReactNode;
}

type QueuePageProps<Name extends QueueName> = {
  queue: Name;
  title: string;
  /** One sentence on what waits and by when it is decided. */
  introOf: (about: { open: number; site: string }) => string;
  /** What stands there where nothing waits. */
  none: string;
  children: (work: WorkProps<Name> & { key: number }) => ReactNode;
};

/** The queue of one site, or what stands there where nothing waits. */
export function QueuePage<Name extends QueueName>({ queue, title, introOf, none, children }: QueuePageProps<Name>) {
  const t = useTranslations('admin.queue');
  const { call } = useAdmin();
  const site = useQueueSite(queue);
  const query = useQuery({ ...queueQuery(call, queue, site?.site ?? 0), enabled: site !== undefined });
  if (!site) return <PageHead title={title} intro={t('noSite')} />;
  const empty = (isReadingOn = false) => (
    <>
      <PageHead title={title} intro={site.name} />
      {!isReadingOn ? (
        <Loaded query={query}>{() => <EmptyState title={t('none')}>{none}</EmptyState>}</Loaded>
      ) : query.error ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <CasePending error={null} />
      )}
    </>
  );
  if (!query.data) return empty();
  // Where nothing waits too: the last decision can be taken back still.
  const { items, askedAt, open, overdue } = query.data;
  return children({
    key: site.site,
    site: site.site,
    items,
    askedAt,
    open,
    overdue,
    intro: [
      introOf({ open, site: site.name }),
      ...(open > items.length && items.length === listedOfQueue ? [t('first', { count: String(items.length) })] : []),
    ].join(' '),
    endOf: empty,
  });
}
