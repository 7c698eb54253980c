import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { noteInputScript, replayEarlyInput } from './early-input.ts';

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

test('a press that is kept for later is kept from components that listen already', () => {
  const heard: Record<string, (event: unknown) => void> = {};
  const window: { vonkEarly?: NonNullable<Window['vonkEarly']> } = {};
  runInNewContext(noteInputScript, {
    window,
    Map,
    Set,
    addEventListener: (type: string, hear: (event: unknown) => void) => (heard[type] = hear),
  });
  const button = {} as HTMLElement;
  const press = { type: 'click', target: { closest: () => button } };
  const sent = { type: 'submit', submitter: button };
  for (const event of [press, sent]) {
    const done: string[] = [];
    heard[event.type]?.({
      ...event,
      preventDefault: () => done.push('not by the browser'),
      stopImmediatePropagation: () => done.push('not by the components'),
    });
    expect(done).toEqual(['not by the browser', 'not by the components']);
  }
  expect([...(window.vonkEarly?.presses ?? [])]).toEqual([button]);
});
