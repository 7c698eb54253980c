import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { isOpen } from '@vonk/contract/payments';
import { useEffect } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { forgetOrderKeys, orderKey } from './order-key.ts';

export interface Order {
  credits: number;
  method: PaymentMethod;
  totalMinor: number;
  next: string | undefined;
  discount: string | undefined;
}

/**
 * Places an order and goes where it is paid. Pressed again, reloaded or come back to, it is the same order until it has
 * ended.
 */
export function useOrder() {
  const { call } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const send = ({ credits, method, totalMinor, next, discount }: Order) =>
    call(
      'POST /api/payment.php',
      {
        credits,
        method,
        start_now: true,
        key: orderKey(`${credits}:${method}:${totalMinor}:${discount ?? ''}`),
        total_minor: totalMinor,
        ...(next === undefined ? {} : { next }),
        ...(discount === undefined ? {} : { discount }),
      },
      { isRepeatable: true },
    );
  const mutation = useMutation({
    mutationFn: async (order: Order): Promise<CallOutput<'POST /api/payment.php'>> => {
      const placed = await send(order);
      if (isOpen(placed.payment.state) || placed.payment.state === 'completed') return placed;
      // The order of this key has failed or run out meanwhile: what was pressed now is a new one.
      forgetOrderKeys();
      return send(order);
    },
    // What was refused may have ended or been used elsewhere: the prices shown are read again.
    onError: () => void queryClient.invalidateQueries({ queryKey: keys.discounts }),
    onSuccess: ({ payment, redirect }, { next }) => {
      if (redirect !== null) return void window.location.assign(redirect);
      void navigate({
        to: '/credits/$id/{-$paymentmethod}',
        params: { id: String(payment.credits), paymentmethod: payment.method },
        search: { payment: payment.id, ...(next === undefined ? {} : { next }) },
      });
    },
  });
  const { reset } = mutation;
  // "Back" from the provider shows the page as it was left: with a button that is still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return mutation;
}
