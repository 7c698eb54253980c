import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { isOpen } from '@vonk/contract/payments';
import { useCallback, useEffect, useRef } from 'react';
import { isRefused } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { forgetOrderKeys, orderKey, repeatOf } from './order-key.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

export interface Order {
  credits: number;
  method: PaymentMethod;
  totalMinor: number;
  next: string | undefined;
  discount: string | undefined;
  /** Where the buyer says they live, when they had to be asked. */
  country: string | undefined;
  /** The debit that came back whose debt this pays. */
  openDebit?: string;
  /** The kept card that pays. */
  savedCard?: string | undefined;
  /** The purchase that this repeats. */
  repeats?: string | undefined;
  /** The code of a bank app that pays. */
  blikCode?: string | undefined;
  /** Whether the card that pays is to be kept. */
  keepsCard?: boolean;
}

/** What is one order, however often it is pressed. */
function keyOf({
  credits,
  method,
  totalMinor,
  discount,
  country,
  openDebit,
  savedCard,
  repeats,
  keepsCard,
}: Order): string {
  const named = [credits, method, totalMinor, openDebit ?? discount ?? '', country ?? [], savedCard ?? []].flat();
  const name = [...named, ...(keepsCard ? ['keep'] : [])].join(':');
  if (savedCard === undefined) return orderKey(name);
  return orderKey(repeats === undefined ? name : repeatOf(name, repeats), localStorage);
}

/** What only some orders say. */
const rareOf = ({ country, openDebit, savedCard, keepsCard, blikCode }: Order) => ({
  ...(blikCode === undefined ? {} : { blik_code: blikCode }),
  ...(country === undefined ? {} : { country }),
  ...(savedCard === undefined ? {} : { saved_method: savedCard }),
  ...(keepsCard ? { save_method: true } : {}),
  ...(openDebit === undefined ? {} : { open_debit: openDebit }),
});

function inputOf(order: Order): CallInput<'POST /api/payment.php'> {
  const { credits, method, totalMinor, next, discount } = order;
  return {
    credits,
    method,
    start_now: true,
    key: keyOf(order),
    total_minor: totalMinor,
    ...(next === undefined ? {} : { next }),
    ...(discount === undefined ? {} : { discount }),
    ...rareOf(order),
  };
}

/**
 * Places an order and goes where it is paid. Pressed again, reloaded or come back to, it is the same order until it has
 * ended.
 */
export function useOrder() {
  const { call } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const send = (order: Order) => call('POST /api/payment.php', inputOf(order), { isRepeatable: true });
  const leaving = useLeavingOnce();
  const mutation = useMutation({
    mutationFn: async (order: Order): Promise<CallOutput<'POST /api/payment.php'>> => {
      const key = keyOf(order);
      const placed = await send(order);
      // What the bank of a kept card says comes at once: it is the answer to this press, and is not asked for again.
      if (order.savedCard !== undefined) return placed;
      if (isOpen(placed.payment.state) || placed.payment.state === 'completed') return placed;
      // The order of this key has failed or run out meanwhile: what was pressed now is a new one, and one alone when
      // it was pressed twice.
      if (keyOf(order) === key) forgetOrderKeys();
      return send(order);
    },
    onMutate: leaving.round,
    // What was refused may have ended or been used elsewhere: the prices shown are read again.
    onError: (error) => {
      // A code that was refused is over with its order: the next code is another one's.
      if (isRefused<'POST /api/payment.php'>(error, 'blik_code_wrong')) forgetOrderKeys();
      void queryClient.invalidateQueries({ queryKey: keys.discounts });
      void queryClient.invalidateQueries({ queryKey: keys.savedCards });
      if (isRefused<'POST /api/payment.php'>(error, 'country_required'))
        void queryClient.invalidateQueries({ queryKey: keys.packages });
    },
    onSuccess: ({ payment, redirect }, { next, discount }, round) => {
      // One that counts once is held by this order.
      if (discount !== undefined) void queryClient.invalidateQueries({ queryKey: keys.discounts });
      if (redirect !== null) return leaving.to(redirect, round);
      void navigate({
        to: '/credits/$id/{-$paymentmethod}',
        params: { id: String(payment.credits), paymentmethod: payment.method },
        search: { payment: payment.id, ...(next === undefined ? {} : { next }) },
      });
    },
  });
  const { reset } = mutation;
  // "Back" from the provider shows the page as it was left: with a button that is still busy.
  useShownAgain(reset);
  useStillHere(reset, mutation.data?.redirect ?? undefined);
  return mutation;
}

/** A provider that has not answered by then may be asked once more: it is the same order. */
const patience = 8000;

/**
 * Calls when the page is still there long after it was left for an address: the provider does not answer, or the
 * browser was stopped on the way, of which it says nothing.
 */
function useStillHere(work: () => void, address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return;
    const timer = setTimeout(work, patience);
    return () => clearTimeout(timer);
  }, [work, address]);
}

/** Calls when the page is shown again as it was left, out of the browser's memory. */
function useShownAgain(work: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && work();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [work]);
}

/**
 * Leads to the page of a provider once for all presses that were made until then. Two presses have two answers: the
 * second would stand in the browser's history as a page of its own, or lead away whoever has come back meanwhile.
 */
function useLeavingOnce() {
  const round = useRef({});
  const begin = useCallback(() => void (round.current = {}), []);
  useShownAgain(begin);
  return {
    round: () => round.current,
    to(address: string, of: object): void {
      if (of !== round.current) return;
      begin();
      window.location.assign(address);
    },
  };
}
