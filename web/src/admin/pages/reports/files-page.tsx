import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { useQueueSite } from '../../parts/queue/use-queue-site.ts';
import { FileQueue } from './file-queue.tsx';
import { type FileQueueName, filesQuery } from './queries.ts';

/** The queue of one site, or what stands there where nothing waits. */
export function FilesPage({ queue }: { queue: FileQueueName }) {
  const t = useTranslations('admin-reports');
  const { call } = useAdmin();
  const site = useQueueSite(queue);
  const query = useQuery({ ...filesQuery(call, queue, site?.site ?? 0), enabled: site !== undefined });
  const title = t(`title.${queue}`);
  if (!site) return <PageHead title={title} intro={t('noSite')} />;
  if (query.data && query.data.items.length > 0)
    return (
      <FileQueue
        key={site.site}
        queue={queue}
        site={site.site}
        items={query.data.items}
        overdue={query.data.overdue}
        intro={t('intro', { open: query.data.open, site: site.name })}
      />
    );
  return (
    <>
      <PageHead title={title} intro={site.name} />
      <Loaded query={query}>{() => <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}</Loaded>
    </>
  );
}
