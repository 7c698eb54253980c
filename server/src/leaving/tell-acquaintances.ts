import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { appendEvent, lockStreams } from '../platform/live/live-events.ts';
import { readAcquaintances } from './departures.ts';

/**
 * Tells whoever has the member in a list to read it anew, in the words of any such change; answers whom to wake after
 * commit.
 */
export async function tellAcquaintances(tx: Tx, scope: Scope, now: Date): Promise<string[]> {
  const ids = await readAcquaintances(tx, scope);
  await lockStreams(tx, [scope.memberId, ...ids]);
  for (const id of ids) await appendEvent(tx, id, { kind: 'people_changed', payload: {}, now });
  return ids;
}
