import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { DatabaseAway } from '../database/away.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../ids.ts';
import { openEventReader } from './event-reader.ts';
import { appendEvent } from './live-events.ts';

const kit = await createKit();

/** So many events of somebody of their own. */
async function somebody(events: number): Promise<string> {
  const id = newId(kit.clock.now());
  await kit.db.transact(async (tx) => {
    for (let at = 0; at < events; at += 1)
      await appendEvent(tx, id, { kind: 'account', payload: {}, now: kit.clock.now() });
  });
  return id;
}

/** A reader and how many statements it has sent; `fail` is thrown in place of the next. */
function watched() {
  const state: { statements: number; fail?: Error } = { statements: 0 };
  const rows: Db['rows'] = async (statement, values) => {
    state.statements += 1;
    const { fail } = state;
    delete state.fail;
    if (fail) throw fail;
    return kit.db.rows(statement, values);
  };
  return { state, read: openEventReader({ ...kit.db, rows }) };
}

test('what those lack who are woken together is read by one statement, each from their own number on', async () => {
  const [anna, mark, quiet] = [await somebody(5), await somebody(150), await somebody(0)];
  const { state, read } = watched();
  const [ofAnna, ofMark, ofQuiet, again] = await Promise.all([
    read(anna, 2),
    read(mark, 10),
    read(quiet, 0),
    read(anna, 0),
  ]);
  expect(ofAnna.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  expect(ofAnna[0]).toMatchObject({ kind: 'account', json: '{}' });
  // A page at most: the stream asks for the rest.
  expect(ofMark.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, at) => at + 11));
  expect([ofQuiet, again.length, state.statements]).toEqual([[], 5, 1]);
  await Promise.all(Array.from({ length: 65 }, () => read(anna, 4)));
  expect(state.statements).toBe(3);
});

test('who asked while a read failed is told so, and the next is read', async () => {
  const anna = await somebody(1);
  const { state, read } = watched();
  state.fail = new DatabaseAway('gone');
  const outcomes = await Promise.allSettled([read(anna, 0), read(anna, 0)]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason instanceof DatabaseAway)).toEqual([
    true,
    true,
  ]);
  expect((await read(anna, 0)).length).toBe(1);
});
