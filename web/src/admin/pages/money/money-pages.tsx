import { queueHours } from '@vonk/contract/admin/queues';
import { useTranslations } from 'use-intl';
import { QueuePage } from '../../parts/queue/queue-page.tsx';
import { DebitQueue } from './debit-queue.tsx';
import { RefundQueue } from './refund-queue.tsx';

/** Money that goes back and waits for a person (C44, T26, T42), one site at a time. */
export function RefundsPage() {
  const t = useTranslations('admin-money');
  return (
    <QueuePage
      queue="refunds"
      title={t('refunds.title')}
      none={t('refunds.noneText')}
      introOf={(about) => t('refunds.intro', { ...about, hours: String(queueHours.refunds) })}
    >
      {(work) => <RefundQueue {...work} />}
    </QueuePage>
  );
}

/** Debits that came back and keep their member from direct debit (T115), one site at a time. */
export function DebitsPage() {
  const t = useTranslations('admin-money');
  return (
    <QueuePage
      queue="debits"
      title={t('debits.title')}
      none={t('debits.noneText')}
      introOf={(about) => t('debits.intro', { ...about, days: String(queueHours.debits / 24) })}
    >
      {(work) => <DebitQueue {...work} />}
    </QueuePage>
  );
}
