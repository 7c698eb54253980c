import type { PaymentState } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { DoneIcon } from '../../../ui/icons.ts';
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

/** A payment's state in a word; its colour only repeats it. */
export function StateTag({ state }: { state: PaymentState }) {
  const t = useTranslations('payments.states');
  return (
    <Tag icon={state === 'completed' ? <DoneIcon /> : undefined} className={`payment-state ${looks[state]}`}>
      {t(state)}
    </Tag>
  );
}
