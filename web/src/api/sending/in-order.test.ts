import { beforeEach, expect, test } from 'vitest';
import { inOrder, isBeingLeft, noteLeaving } from './in-order.ts';

const page = new EventTarget();
noteLeaving(page);
beforeEach(() => void page.dispatchEvent(new Event('pageshow')));

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Sends on `line` that note when they go out and end when told to. */
function sends(line: string) {
  const sent: string[] = [];
  const send = (what: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const answer = inOrder(line, () => (sent.push(what), promise));
    return { answer, end: () => resolve(what), fail: () => reject(new Error(what)) };
  };
  return { sent, send };
}

test('each waits for the one before it on its line, and goes also when that one failed', async () => {
  const { sent, send } = sends('switches');
  const first = send('first');
  const second = send('second');
  const third = send('third');
  const other = sends('another line');
  other.send('alone');
  await settled();
  expect([sent, other.sent]).toEqual([['first'], ['alone']]);
  first.end();
  await settled();
  expect(sent).toEqual(['first', 'second']);
  second.fail();
  await expect(second.answer).rejects.toThrow('second');
  await settled();
  expect(sent).toEqual(['first', 'second', 'third']);
  third.end();
  expect(await third.answer).toBe('third');
});

test('what waits when the page is left goes at once and once, and what comes in leaving does not wait', async () => {
  const { sent, send } = sends('profile');
  const first = send('first');
  send('second');
  await settled();
  expect([sent, isBeingLeft()]).toEqual([['first'], false]);
  page.dispatchEvent(new Event('pagehide'));
  send('third');
  await Promise.resolve();
  expect([sent, isBeingLeft()]).toEqual([['first', 'second', 'third'], true]);
  first.end();
  await settled();
  expect(sent).toEqual(['first', 'second', 'third']);
});
