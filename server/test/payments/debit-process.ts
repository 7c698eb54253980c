import { completeServices } from '../../src/main/open-services.ts';
import { readConfig } from '../../src/main/config.ts';
import { debitTopUp } from '../../src/payments/top-ups/debit-top-up.ts';
import { testClock } from '../../src/platform/clock.ts';
import { openDb } from '../../src/platform/database/db.ts';
import { createLog } from '../../src/platform/log.ts';
import pg from 'pg';

/** What such a process is told when it starts, as JSON in `DEBIT`. */
export interface DebitOrders {
  readonly connection: pg.ClientConfig;
  readonly settings: Readonly<Record<string, string>>;
  readonly now: string;
  readonly debit: { readonly siteId: number; readonly memberId: string; readonly debitId: string };
}

// A process of its own: at each message it carries the debit out, and says how that went.
const { connection, settings, now, debit } = JSON.parse(process.env['DEBIT'] ?? '') as DebitOrders;
const clock = testClock(new Date(now));
const db = openDb({ connection, onError: () => {} });
const { services, close } = await completeServices({
  config: readConfig(settings),
  clock,
  db,
  log: createLog('silent'),
  build: 'test',
  connect: () => new pg.Client(connection),
});
await Promise.all(services.providers.map((provider) => provider.knowsMethods()));
const task = debitTopUp(services) as { run(payload: object, about: object): Promise<void> };

process.on('message', () => {
  task
    .run(debit, { db, now: clock.now(), attempt: 1 })
    .then(
      () => 'done',
      () => 'failed',
    )
    .then((end) => process.send?.(end));
});
process.on('disconnect', () => {
  void close()
    .then(() => db.close())
    .then(() => process.exit());
});
process.send?.('ready');
