import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyInput } from './early-input.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press that comes while what was typed is put back waits for it, and is done once', () => {
  vi.useFakeTimers();
  const order: string[] = [];
  const presses = new Set<HTMLElement>();
  const button = { click: () => order.push('pressed') } as unknown as HTMLElement;
  // Of a radio that was left nothing is put back: that step needs no page.
  const field = { type: 'radio' } as HTMLInputElement;
  const page = { vonkEarly: { entered: new Map([[field, false]]), presses, stop: () => order.push('noting ends') } };
  vi.stubGlobal('window', page);
  replayEarlyInput();
  expect(order).toEqual([]);
  presses.add(button);
  vi.runAllTimers();
  expect(order).toEqual(['noting ends', 'pressed']);
  expect(page).not.toHaveProperty('vonkEarly');
});
