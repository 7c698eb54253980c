import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  answered(name: string, status: number, milliseconds: number): void;
  text(): Promise<string>;
}

/** Prometheus metrics of this process. Label values are call names of the contract, never addresses or ids. */
export function createMetrics(openStreams: () => number): Metrics {
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
  return {
    answered: (call, status, milliseconds) =>
      calls.observe({ call, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    text() {
      streams.set(openStreams());
      return registry.metrics();
    },
  };
}
