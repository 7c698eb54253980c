import { useApp } from '../api/use-app.ts';
import { useMoney } from './use-money.ts';

/**
 * What a message costs here, from the largest pack to the smallest, as money: never one figure without the other (T23).
 */
export function useMessageRange(): { low: string; high: string } {
  const { settings } = useApp();
  const money = useMoney();
  const country = settings.geoip_selected_country ?? settings.geoip_country;
  const costs = settings.minimum_message_costs[country] ?? Object.values(settings.minimum_message_costs)[0];
  return { low: money(costs?.costs ?? 0, costs?.currency), high: money(costs?.highest ?? 0, costs?.currency) };
}
