import { useApp } from './use-app.ts';
import { useMoney } from './use-money.ts';

/**
 * What one message costs a visitor of this country, from the cheapest pack's price to the undiscounted one of the smallest (T19, T23): "€ 0,50" and
 * "€ 1,00".
 */
export function useMessagePrice(): { from: string; to: string } {
  const money = useMoney();
  const { settings } = useApp();
  const highest = settings.message_credits * settings.credit_price_minor;
  const country = settings.geoip_selected_country ?? settings.geoip_country;
  const lowest = settings.minimum_message_costs[country] ?? settings.minimum_message_costs[settings.countries[0] ?? ''];
  return {
    from: lowest?.currency === settings.currency ? money(lowest.costs) : money(highest),
    to: money(highest),
  };
}
