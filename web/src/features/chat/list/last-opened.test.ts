import { afterEach, expect, test, vi } from 'vitest';
import { day } from '@vonk/contract/durations';
import { forgetOpened, lastOpened, noteOpened } from './last-opened.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
afterEach(() => kept.clear());

test('C37: the conversation opened last counts for less than a day, and for its own member', () => {
  noteOpened('anna', 'c1', 1000);
  noteOpened('anna', 'c2', 2000);
  expect(lastOpened('anna', 1999 + day)).toBe('c2');
  expect(lastOpened('anna', 2000 + day)).toBeUndefined();
  expect(lastOpened('bram', 2001)).toBeUndefined();
});

test('C37: forgetting another conversation than the last changes nothing; what is no note counts as none', () => {
  noteOpened('anna', 'c1');
  forgetOpened('anna', 'c2');
  expect(lastOpened('anna')).toBe('c1');
  forgetOpened('anna', 'c1');
  expect(lastOpened('anna')).toBeUndefined();
  kept.set('chats:last:anna', '{"conversation":5}');
  expect(lastOpened('anna')).toBeUndefined();
  kept.set('chats:last:anna', 'half');
  expect(lastOpened('anna')).toBeUndefined();
});
