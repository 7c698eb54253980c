import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../api/use-app.ts';
import { useMoney } from './use-money.ts';

/** What one message costs the member: its price in words, and what stands on the button. */
export interface MessageCost {
  /** Inside a sentence: "1 credit (€ 1,00)". */
  inText: string;
  /** On the button: "1 credit · € 1,00", or "gratis, nog 3" (C1, T24). */
  cost: string;
  isFree: boolean;
  freeLeft: number;
}

/** The euro is the undiscounted unit price of the smallest pack, the same for everybody (T19). */
export function useMessageCost(): MessageCost {
  const t = useTranslations('shell');
  const { settings } = useApp();
  const money = useMoney();
  const user = useUser();
  const credits = settings.message_credits;
  // A guest is told what they get with signing up.
  const freeLeft = user ? user.free_messages : credits > 0 ? Math.floor(settings.signup_credits / credits) : 0;
  const price = money(credits * settings.credit_price_minor);
  return {
    inText: t('priceInText', { credits, price }),
    cost: freeLeft > 0 ? t('freeLeft', { count: String(freeLeft) }) : t('price', { credits, price }),
    isFree: freeLeft > 0,
    freeLeft,
  };
}
