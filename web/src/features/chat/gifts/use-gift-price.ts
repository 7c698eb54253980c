import { useApp } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';

export function useGiftPrice(): { credits: number; price: string } {
  const money = useMoney();
  const { settings } = useApp();
  const credits = settings.gift_credits;
  return { credits, price: money(credits * settings.credit_price_minor) };
}
