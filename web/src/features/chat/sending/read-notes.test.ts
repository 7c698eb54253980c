import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, CallError, type FailureCode } from '../../../api/call.ts';
import { createReadNotes } from './read-notes.ts';

const failure = (error: FailureCode, statusCode: number) => new CallError({ error, message: '', statusCode });

/** A server that answers `failures` first, and then takes every note. */
function read(failures: Error[] = []) {
  const told: unknown[] = [];
  const onRead = vi.fn();
  const call = vi.fn((_: string, input: unknown) => {
    const next = failures.shift();
    if (next) return Promise.reject(next);
    told.push(input);
    return Promise.resolve({ unread_total: 0, num_unread_messages: 0 });
  });
  return { notes: createReadNotes({ call: call as unknown as Call, onRead }), told, call, onRead };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what was read', () => {
  test('without a connection is told again once there is one, and by itself after a while (CHAT-2)', async () => {
    const offline = failure('offline', 0);
    const { notes, told, onRead } = read([offline, offline]);
    notes.note('c1', 4);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    notes.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([{ conversation: 'c1', seq: 4 }]);
    expect(onRead).toHaveBeenCalledExactlyOnceWith({ id: 'c1', seq: 4, unread_total: 0, num_unread_messages: 0 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(told).toHaveLength(1);
  });

  test('of several conversations is told for each, and only how far one got', async () => {
    const { notes, told } = read([failure('offline', 0)]);
    notes.note('c1', 4);
    notes.note('c2', 1);
    notes.note('c1', 6);
    notes.note('c1', 5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([
      { conversation: 'c1', seq: 6 },
      { conversation: 'c2', seq: 1 },
    ]);
  });

  test('is not told again where the server refuses it', async () => {
    const { notes, call } = read([failure('not_found', 404)]);
    notes.note('c1', 4);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(call).toHaveBeenCalledOnce();
  });
});
