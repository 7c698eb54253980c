import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { readConfig } from '../../src/main/config.ts';
import { busOptions } from '../../src/main/database/open-database.ts';
import { createApp } from '../../src/main/http/app.ts';
import { completeServices } from '../../src/main/open-services.ts';
import { testClock } from '../../src/platform/clock.ts';
import { type Db, openDb, type Statement } from '../../src/platform/database/db.ts';
import { createLog } from '../../src/platform/log.ts';

/** What such a process is told when it starts, as JSON in `SERVER`. */
export interface ServerOrders {
  readonly connection: pg.ClientConfig;
  readonly settings: Readonly<Record<string, string>>;
  readonly now: string;
}

/** How such a process ends, told by message; it says `armed` once it knows. */
export interface Doom {
  /** What the statement begins with at which it dies. */
  readonly statement: string;
  /**
   * `asking`: instead of sending it; `answered`: when the database has answered it; `telling`: instead of answering a
   * call, after `told` others; `never`: somebody else kills it.
   */
  readonly at: 'asking' | 'answered' | 'telling' | 'never';
  /** So many calls are kept from the application until all of them have come, so that they are gathered together. */
  readonly calls: number;
  readonly told?: number;
}

// A process of its own that serves the whole application, and dies in the midst where it is told to.
const { connection, settings, now } = JSON.parse(process.env['SERVER'] ?? '') as ServerOrders;
let doom: Doom | undefined;
let told = 0;

/** As `kill -9` from outside: nothing is closed, said or written after it. */
const die = () => process.kill(process.pid, 'SIGKILL');

/** Dies before or after the statement it is told. */
function mortal(db: Db): Db {
  return {
    ...db,
    async rows<Row extends object>(statement: Statement, values?: readonly unknown[]) {
      const isIt = doom !== undefined && statement.text.startsWith(doom.statement);
      if (isIt && doom?.at === 'asking') die();
      const rows = await db.rows<Row>(statement, values);
      if (isIt && doom?.at === 'answered') die();
      return rows;
    },
  };
}

/** Hands calls on, those after a doom was told all at once; dies instead of an answer where it is told. */
function gathering(listener: RequestListener): RequestListener {
  const kept: [IncomingMessage, ServerResponse][] = [];
  const handOn = () => {
    // Their bodies may be on their way yet.
    if (!kept.every(([incoming]) => incoming.complete)) return void setImmediate(handOn);
    for (const [incoming, outgoing] of kept.splice(0)) listener(incoming, outgoing);
  };
  return (incoming, outgoing) => {
    if (doom === undefined) return listener(incoming, outgoing);
    const end = outgoing.end.bind(outgoing) as (...given: unknown[]) => ServerResponse;
    outgoing.end = (...given: unknown[]) => {
      if (doom?.at === 'telling' && told === doom.told) die();
      told += 1;
      return end(...given);
    };
    kept.push([incoming, outgoing]);
    if (kept.length === doom.calls) handOn();
  };
}

const db = mortal(openDb({ connection, onError: () => {} }));
const { services } = await completeServices({
  config: readConfig(settings),
  clock: testClock(new Date(now)),
  db,
  log: createLog('silent'),
  build: 'test',
  connect: () => new pg.Client({ ...connection, ...busOptions }),
});
const { listener } = await createApp(services, undefined);
const server = createServer(gathering(listener));
process.on('message', (told: Doom) => {
  doom = told;
  process.send?.('armed');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
