import { queueHours } from '@vonk/contract/admin/queues';
import { useTranslations } from 'use-intl';
import { QueuePage } from '../../parts/queue/queue-page.tsx';
import { ObjectionQueue } from './objection-queue.tsx';

/** Objections to what was taken from members (T62), one site at a time. */
export function ObjectionsPage() {
  const t = useTranslations('admin-objections');
  return (
    <QueuePage
      queue="objections"
      title={t('title')}
      none={t('noneText')}
      introOf={(about) => t('intro', { ...about, days: String(queueHours.objections / 24) })}
    >
      {(work) => <ObjectionQueue {...work} />}
    </QueuePage>
  );
}
