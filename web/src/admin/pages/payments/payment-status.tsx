import type { PaymentState } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { Status, type StatusKind } from '../../parts/status.tsx';

const kinds: Readonly<Record<PaymentState, StatusKind>> = {
  created: 'new',
  pending: 'run',
  completed: 'ok',
  failed: 'bad',
  cancelled: 'off',
  expired: 'off',
  refunded: 'back',
  charged_back: 'risk',
};

/** How a payment stands. */
export function PaymentStatus({ state }: { state: PaymentState }) {
  const states = useTranslations('payments.states');
  return <Status kind={kinds[state]}>{states(state)}</Status>;
}
