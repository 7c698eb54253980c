import { liveEventKinds, type LiveKind, livePayloads, liveSignalKinds } from '@vonk/contract/live';
import pg from 'pg';
import { busOptions } from '../../src/main/database/open-database.ts';
import type { Db } from '../../src/platform/database/db.ts';
import type { Signal } from '../../src/platform/live/bus/notify-bus.ts';

/** Something that members were told, as it stands in the table or went over the bus. */
interface Told {
  readonly kind: string;
  readonly payload: unknown;
}

/** Hears the signals on a test database until the check. */
export interface Hearing {
  /**
   * Throws unless every event in the database, and every signal since the beginning, is of a kind and shape that the
   * contract has.
   */
  check(db: Db): Promise<void>;
}

const events = 'select distinct kind, payload from live_events';

/** Begins to hear the signals of all processes on a test database. */
export async function hearSignals(connection: pg.PoolConfig): Promise<Hearing> {
  const signals: Signal[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  // By its name it is counted among the processes, so that one that is alone signals over the bus all the same.
  const client = new pg.Client({ ...(connection as pg.ClientConfig), ...busOptions });
  // Some tests cut all connections of their database.
  client.on('error', end);
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'live_signal') signals.push(JSON.parse(payload));
    else end();
  });
  await client.connect();
  await client.query('listen live_signal');
  await client.query('listen end_of_tests');
  return {
    async check(db) {
      // Whatever was signalled before comes before it.
      await client.query('notify end_of_tests').then(() => ended, end);
      await client.end();
      const { rows } = await db.pool.query<Told>(events);
      const wrong = [
        ...misfits(rows, liveEventKinds),
        ...misfits(
          signals.map(({ kind, body }) => ({ kind, payload: body })),
          liveSignalKinds,
        ),
      ];
      if (wrong.length > 0) throw new Error(`told otherwise than contract/src/live.ts says:\n${wrong.join('\n')}`);
    },
  };
}

/** What is wrong with that which was told, one line each. */
export const misfits = (all: readonly Told[], kinds: readonly LiveKind[]): string[] =>
  all.flatMap(({ kind, payload }) => {
    const known = kinds.find((name) => name === kind);
    if (known === undefined) return [`${kind} is not among ${kinds.join(', ')}`];
    const { error } = livePayloads[known].safeParse(payload);
    return error ? [`${kind} ${JSON.stringify(payload).slice(0, 400)}: ${JSON.stringify(error.issues)}`] : [];
  });
