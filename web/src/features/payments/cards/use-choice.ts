import type { CallOutput } from '@vonk/contract/api';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { SavedCard, SavedCards } from '@vonk/contract/saved-cards';
import { useState } from 'react';
import { type Asked, methodsFor, readAsked } from '../order/offered-methods.ts';

interface Given {
  offer: CallOutput<'GET /api/packages.php'>;
  saved: SavedCards;
  /** The method the address names, whatever it is. */
  asked: string | undefined;
  /** What is to be paid at least: what decides which methods can. */
  lowestMinor: number;
  onMethod: (method: PaymentMethod) => void;
}

interface Choice {
  meaning: Asked;
  methods: PaymentMethod[];
  /** The method of its button, whether or not a kept card is chosen. */
  chosen: PaymentMethod | undefined;
  cards: { cards: readonly SavedCard[]; chosen: string | undefined; onChoose: (id: string) => void };
  choose: (method: PaymentMethod) => void;
  /** How it is paid. */
  method: PaymentMethod | undefined;
}

const usable = (methods: readonly PaymentMethod[], { cards }: SavedCards): readonly SavedCard[] =>
  methods.includes('creditcard') ? cards.filter(({ state }) => state !== 'expired') : [];

/** How a purchase is paid: a kept card where there is one and the address names no other way, until one is picked. */
export function useChoice({ offer, saved, asked, lowestMinor, onMethod }: Given): Choice {
  const methods = methodsFor(offer, lowestMinor);
  const meaning = readAsked(asked, offer, lowestMinor);
  const [picked, setPicked] = useState<PaymentMethod>();
  const [card, setCard] = useState<string | null>();
  const chosen = picked ?? (meaning.kind === 'offered' ? meaning.method : methods[0]);
  const cards = usable(methods, saved);
  const isFirst = meaning.kind === 'none' || chosen === 'creditcard';
  const wanted = card === undefined && isFirst ? cards[0]?.id : card;
  const paying = cards.find(({ id }) => id === wanted);
  return {
    meaning,
    methods,
    chosen,
    cards: { cards, chosen: paying?.id, onChoose: setCard },
    choose: (method) => {
      setCard(null);
      setPicked(method);
      onMethod(method);
    },
    method: paying ? 'creditcard' : chosen,
  };
}
