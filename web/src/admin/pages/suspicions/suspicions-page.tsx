import { queueHours } from '@vonk/contract/admin/queues';
import { useTranslations } from 'use-intl';
import { QueuePage } from '../../parts/queue/queue-page.tsx';
import { SuspicionQueue } from './suspicion-queue.tsx';

/** Accounts that somebody looks at by what was counted (STAFF-2), one site at a time. */
export function SuspicionsPage() {
  const t = useTranslations('admin-suspicions');
  return (
    <QueuePage
      queue="suspicions"
      title={t('title')}
      none={t('noneText')}
      introOf={(about) => t('intro', { ...about, hours: String(queueHours.suspicions) })}
    >
      {(work) => <SuspicionQueue {...work} />}
    </QueuePage>
  );
}
