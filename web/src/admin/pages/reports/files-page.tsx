import { useTranslations } from 'use-intl';
import { QueuePage } from '../../parts/queue/queue-page.tsx';
import { FileQueue } from './file-queue.tsx';
import type { FileQueueName } from './files.ts';

/** What was written about others, or about us. */
export function FilesPage({ queue }: { queue: FileQueueName }) {
  const t = useTranslations('admin-reports');
  return (
    <QueuePage queue={queue} title={t(`title.${queue}`)} none={t('noneText')} introOf={(about) => t('intro', about)}>
      {(work) => <FileQueue queue={queue} {...work} />}
    </QueuePage>
  );
}
