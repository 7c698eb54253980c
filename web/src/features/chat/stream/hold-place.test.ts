import { expect, test } from 'vitest';
import { createHold } from './hold-place.ts';

/**
 * A list of messages 100 pixels high each in a window of 500, laid out from its end; `height` pixels come after the
 * last one.
 */
function conversation({ messages }: { messages: number }) {
  const list = { scrollTop: 0, height: 0 };
  const rows = Array.from({ length: messages }, (_, at) => ({
    id: `message-${at + 1}`,
    getBoundingClientRect: () => ({ bottom: 500 - list.height - (messages - 1 - at) * 100 - list.scrollTop }),
  }));
  const element = Object.assign(list, {
    getBoundingClientRect: () => ({ top: 0, bottom: 500 }),
    querySelectorAll: () => rows,
    querySelector: (selector: string) => rows.find(({ id }) => `#${id}` === selector) ?? null,
  });
  return { list, hold: createHold({ current: element as unknown as HTMLElement }) };
}

test('a message that comes while one reads above moves nothing that is read', () => {
  const { list, hold } = conversation({ messages: 20 });
  list.scrollTop = -900;
  hold.note();
  list.height = 40;
  hold.keep();
  expect(list.scrollTop).toBe(-940);
});

test('at the end what is newest is followed', () => {
  const { list, hold } = conversation({ messages: 20 });
  list.scrollTop = -59;
  hold.note();
  list.height = 40;
  hold.keep();
  expect(list.scrollTop).toBe(-59);
});

test('a drawing between a scroll and the event that tells of it does not undo the scroll', () => {
  const { list, hold } = conversation({ messages: 20 });
  list.scrollTop = -900;
  hold.note();
  list.scrollTop = 0;
  hold.keep();
  expect(list.scrollTop).toBe(0);
  list.scrollTop = -700;
  hold.note();
  list.scrollTop = -300;
  hold.keep();
  list.height = 40;
  hold.keep();
  expect(list.scrollTop).toBe(-340);
});
