import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countEraseFailures } from '../../accounts/index.ts';
import type { Services } from '../services.ts';

export interface Metrics {
  answered(name: string, status: number, milliseconds: number): void;
  text(): Promise<string>;
}

/** Prometheus metrics of this process. Label values are call names of the contract, never addresses or ids. */
export function createMetrics({ db, live }: Pick<Services, 'db' | 'live'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'vonk_call_seconds',
    help: 'Duration of calls by endpoint and status class',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'vonk_live_streams',
    help: 'Open event streams on this process',
    registers: [registry],
  });
  const notErased = new Gauge({
    name: 'vonk_members_not_erased',
    help: 'Members whose erasure was due and failed, on all sites; anything but 0 is to be looked into',
    registers: [registry],
  });
  return {
    answered: (call, status, milliseconds) =>
      calls.observe({ call, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    async text() {
      streams.set(live.count());
      notErased.set((await countEraseFailures(db)).reduce((sum, { count }) => sum + count, 0));
      return registry.metrics();
    },
  };
}
