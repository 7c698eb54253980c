import { isOpen } from '@vonk/contract/payments';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { findPayment } from '../payments.ts';
import { readPaymentDetails } from '../history/read-payment.ts';
import type { PaymentsServices } from '../services.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the provider about an open payment of the member now, and answers how it stands (PAY-1). */
export async function checkPayment(
  services: PaymentsServices,
  call: MemberCall<'payment_unavailable'>,
  { id }: CallInput<'POST /api/payment-check.php'>,
): Promise<CallOutput<'POST /api/payment-check.php'>> {
  const payment = orRefuse(await findPayment(services.db, call.member, id), 'not_found');
  if (isOpen(payment.state)) {
    await settlePayment(services, call.member, { paymentId: payment.id, now: call.now }).catch((error: unknown) => {
      services.log.error({ err: error }, 'a payment provider did not answer');
      return call.refuse('payment_unavailable');
    });
  }
  return readPaymentDetails(services, call, { id });
}
