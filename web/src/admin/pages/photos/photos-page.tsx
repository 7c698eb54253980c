import { useQuery } from '@tanstack/react-query';
import { queueHours } from '@vonk/contract/admin/queues';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { Loaded } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { useQueueSite } from '../../parts/queue/use-queue-site.ts';
import { PhotoQueue } from './photo-queue.tsx';
import { photosQuery } from './queries.ts';

/** Photos that wait for inspection (PHOTO-2, T118), one site at a time. */
export function PhotosPage() {
  const t = useTranslations('admin-photos');
  const { call } = useAdmin();
  const site = useQueueSite('photos');
  const query = useQuery({ ...photosQuery(call, site?.site ?? 0), enabled: site !== undefined });
  if (!site) return <PageHead title={t('title')} intro={t('noSite')} />;
  if (query.data && query.data.items.length > 0)
    return (
      <PhotoQueue
        key={site.site}
        site={site.site}
        items={query.data.items}
        overdue={query.data.overdue}
        intro={t('intro', { open: query.data.open, site: site.name, hours: String(queueHours.photos) })}
      />
    );
  return (
    <>
      <PageHead title={t('title')} intro={site.name} />
      <Loaded query={query}>{() => <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}</Loaded>
    </>
  );
}
