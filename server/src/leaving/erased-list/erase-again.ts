import { holdAccount, isErased, type Scope, stillThere } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { eraseOne, type EraseServices } from '../erasing/erase-one.ts';
import { forgetListed, listErased } from './erased-list.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'erase-again': NoPayload;
  }
}

type AgainServices = EraseServices & { readonly storage: Storage };

/** How many members are asked for at once. */
const batch = 1000;

/**
 * Erases who was erased before and is in the database again, as one that was restored from a backup has them (T55):
 * before the site opens, and whenever asked. Answers how many there were.
 */
export async function eraseAgain(services: AgainServices, now: Date): Promise<{ erased: number; failed: number }> {
  const counts = { erased: 0, failed: 0, stays: 0 };
  for await (const listed of inBatches(listErased(services.storage))) {
    for (const scope of await stillThere(services.db, listed)) {
      const isStillDue = async (tx: Tx) => {
        // Another process may be at it: they start at the same moment.
        await holdAccount(tx, scope);
        return !(await isErased(tx, scope));
      };
      counts[await eraseOne(services, scope, { now, isStillDue })] += 1;
    }
  }
  const { erased, failed } = counts;
  if (erased + failed > 0)
    services.log.warn({ erased, failed }, 'members who were erased were in the database again, as after a restore');
  return { erased, failed };
}

/**
 * The hourly job that erases again who came back by a restore, for what a start could not do while the storage was
 * away, and takes off the list who no backup has any more.
 */
export const eraseAgainJob =
  (services: AgainServices): Tasks['erase-again'] =>
  async (_, { now }) => {
    await eraseAgain(services, now);
    await forgetListed(services.storage, now);
  };

async function* inBatches(scopes: AsyncIterable<Scope>): AsyncGenerator<Scope[]> {
  let gathered: Scope[] = [];
  for await (const scope of scopes) {
    gathered.push(scope);
    if (gathered.length < batch) continue;
    yield gathered;
    gathered = [];
  }
  if (gathered.length > 0) yield gathered;
}
