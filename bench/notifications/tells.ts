import type { Notifier } from '../../server/src/platform/live/notify.ts';

/** Nothing is told here: the sites of a bench do not change. */
export const silent: Notifier = {
  publish: async () => {},
  subscribe: () => {},
  countProcesses: async () => 1,
  isListening: async () => {},
  onReconnect: () => {},
  close: async () => {},
};

/** Says a figure and whether it is within its budget. */
export function tells(
  name: string,
  value: number,
  { budget, unit, more = '' }: { budget: number; unit: string; more?: string },
) {
  const isKept = value <= budget;
  console.log(`${name}: ${value.toFixed(1)} ${unit} of ${budget}: ${isKept ? 'kept' : 'BROKEN'}${more}`);
  return isKept;
}
