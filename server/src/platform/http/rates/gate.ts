import { refuse } from '../../refusal.ts';
import type { Exchange } from '../exchange.ts';
import type { DeviceCount } from './device-mark.ts';
import { networkKey } from './network-prefix.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RatedSite, Rates } from './shared-rates.ts';

export interface LimitedCall extends Exchange {
  readonly site: RatedSite;
  /** What limits per member count by: the member, or a visitor's network. */
  readonly rateKey: string;
}

export interface GateOptions<Caller> {
  rates: Rates;
  /** Whether lower limits hold: a member in their first day. */
  isNew(call: Caller): boolean;
  /** What limits per device count by; may mark the browser. */
  deviceOf(exchange: Exchange): DeviceCount;
}

/** Refuses a call, under its name, that is one too many. */
export type Gate<Caller> = (call: Caller, name: string, limits: readonly RateLimit[]) => Promise<void>;

/** Counts calls by member, device and network, for all processes together (T124). */
export const createGate =
  <Caller extends LimitedCall>({ rates, isNew, deviceOf }: GateOptions<Caller>): Gate<Caller> =>
  async (call, name, limits) => {
    if (limits.length === 0) return;
    const subjects: Record<RateLimit['per'], () => DeviceCount> = {
      member: () => ({ subject: call.rateKey, factor: 1 }),
      device: () => deviceOf(call),
      network: () => ({ subject: networkKey(call.address), factor: 1 }),
    };
    const counts = limits.map(({ max, firstDay, seconds, per }) => {
      const { subject, factor } = subjects[per]();
      const most = firstDay !== undefined && isNew(call) ? firstDay : max;
      return { action: `${name} ${per} ${seconds}`, subject, limit: { max: most * factor, seconds } };
    });
    const seconds = await rates.take(call.site, counts, call.now);
    if (seconds > 0) refuse('too_many_requests', { details: { seconds } });
  };
