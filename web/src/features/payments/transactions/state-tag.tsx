import type { PaymentState, Transaction } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { DoneIcon, UndoIcon } from '../../../ui/icons.ts';
import { Tag } from '../../../ui/feedback/badges.tsx';

const looks: Readonly<Record<PaymentState, string>> = {
  created: '',
  pending: '',
  completed: 'payment-state-ok',
  failed: 'payment-state-failed',
  cancelled: 'payment-state-failed',
  expired: 'payment-state-failed',
  refunded: '',
  charged_back: 'payment-state-failed',
};

/** A payment's state in a word; its colour only repeats it. Of one that was repaid in part it says so (T42). */
export function StateTag({ payment: { state, withdrawal } }: { payment: Transaction }) {
  const t = useTranslations('payments');
  const isPartlyBack = state === 'completed' && withdrawal?.is_repaid === true;
  const isBack = isPartlyBack || state === 'refunded';
  const icon = isBack ? <UndoIcon /> : state === 'completed' ? <DoneIcon /> : undefined;
  return (
    <Tag icon={icon} className={`payment-state ${isPartlyBack ? '' : looks[state]}`}>
      {isPartlyBack ? t('receipt.partlyBack') : t(`states.${state}`)}
    </Tag>
  );
}
