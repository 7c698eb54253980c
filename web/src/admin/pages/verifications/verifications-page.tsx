import { queueHours } from '@vonk/contract/admin/queues';
import { useTranslations } from 'use-intl';
import { QueuePage } from '../../parts/queue/queue-page.tsx';
import { VerificationQueue } from './verification-queue.tsx';

/** Members who ask to be verified (T117), one site at a time. */
export function VerificationsPage() {
  const t = useTranslations('admin-verifications');
  return (
    <QueuePage
      queue="verifications"
      title={t('title')}
      none={t('noneText')}
      introOf={(about) => t('intro', { ...about, hours: String(queueHours.verifications) })}
    >
      {(work) => <VerificationQueue {...work} />}
    </QueuePage>
  );
}
