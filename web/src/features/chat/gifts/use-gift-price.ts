import { useApp } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';

/** What a gift costs, in credits and as an amount. */
export function useGiftPrice(credits: number): { credits: number; price: string } {
  const money = useMoney();
  const { settings } = useApp();
  return { credits, price: money(credits * settings.credit_price_minor) };
}
