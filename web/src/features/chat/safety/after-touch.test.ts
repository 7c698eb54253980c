import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterTouch } from './after-touch.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether it has come by now. */
async function hasCome(waiting: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([waiting, Promise.resolve(pending)])) !== pending;
}

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])('a page is touched by %s', async (touch) => {
  const waiting = afterTouch(3000);
  expect(await hasCome(waiting)).toBe(false);
  page.dispatchEvent(new Event(touch));
  expect(await hasCome(waiting)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('what the page scrolls by itself is no touch, and who only reads waits no longer than was said', async () => {
  const waiting = afterTouch(3000);
  page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(2999);
  expect(await hasCome(waiting)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await hasCome(waiting)).toBe(true);
});
