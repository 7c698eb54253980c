import { queueHours } from '@vonk/contract/admin/queues';
import { useTranslations } from 'use-intl';
import { QueuePage } from '../../parts/queue/queue-page.tsx';
import { PhotoQueue } from './photo-queue.tsx';

/** Photos that wait for inspection (PHOTO-2, T118), one site at a time. */
export function PhotosPage() {
  const t = useTranslations('admin-photos');
  return (
    <QueuePage
      queue="photos"
      title={t('title')}
      none={t('noneText')}
      introOf={(about) => t('intro', { ...about, hours: String(queueHours.photos) })}
    >
      {(work) => <PhotoQueue {...work} />}
    </QueuePage>
  );
}
