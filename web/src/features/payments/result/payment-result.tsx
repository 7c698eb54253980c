import type { CallOutput } from '@vonk/contract/api';
import type { PaymentDetails, PaymentState } from '@vonk/contract/payments';
import { type ComponentType, useState } from 'react';
import { usePayment } from '../use-payment.ts';
import { Done } from './done.tsx';
import { Failed } from './failed.tsx';
import { NewsContext } from './frame.tsx';
import { Transfer } from './transfer.tsx';
import { Returned } from './returned.tsx';
import { Waiting } from './waiting.tsx';

type ResultProps = { payment: PaymentDetails; next: string | undefined; offer: CallOutput<'GET /api/packages.php'> };

const results: Readonly<Record<PaymentState, ComponentType<ResultProps>>> = {
  created: Waiting,
  pending: Waiting,
  completed: Done,
  failed: Failed,
  cancelled: Failed,
  expired: Failed,
  refunded: Returned,
  charged_back: Returned,
};

/** How a payment ended, or that it has not; it follows by itself. */
export function PaymentResult({ id, next, offer }: { id: string } & Omit<ResultProps, 'payment'>) {
  const payment = usePayment(id);
  const { transfer } = payment;
  const Result = results[payment.state];
  const [first] = useState(payment.state);
  return (
    <NewsContext value={payment.state !== first}>
      {transfer ? (
        <Transfer payment={{ ...payment, transfer }} next={next} />
      ) : (
        <Result key={payment.state} payment={payment} next={next} offer={offer} />
      )}
    </NewsContext>
  );
}
