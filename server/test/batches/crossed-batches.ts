import { vi } from 'vitest';
import type { TestMember } from '../cast.ts';
import type { Kit } from '../kit.ts';
import { openHolder, whoWaits } from '../processes/connections.ts';

/** PostgreSQL looks for a deadlock once, a second after a statement began to wait: who comes later crosses in vain. */
const mostRounds = 20;

/** A batch that waits, once somebody else took the first row and before they ask for the second. */
export interface Round {
  /** Whose rows of conversations are taken: whichever the batch takes first, every other round it is the second. */
  readonly members: readonly [TestMember, TestMember];
  /** Has the batch written, and looks at what became of it. */
  write(): Promise<void>;
}

/**
 * Has somebody else take the rows of a batch the other way round, in rounds of members of their own, until
 * `isEnded` says that PostgreSQL ended the batch. Whose batch failed goes alone for a while and crosses nobody again.
 */
export async function crossUntil(kit: Kit, isEnded: () => boolean, begin: () => Promise<Round>): Promise<void> {
  const holder = await openHolder(kit);
  // It looks for deadlocks so late that it is never the one that is ended.
  await holder.query(`set deadlock_timeout = '1min'`);
  try {
    for (let round = 0; round < mostRounds && !isEnded(); round += 1) {
      const { members, write } = await begin();
      const [first, second] = round % 2 === 0 ? members : members.toReversed();
      const lock = (member: TestMember | undefined) =>
        holder.query('select from conversation_members where member_id = $1 for update', [member?.id]);
      await holder.query('begin');
      await lock(first);
      const written = write();
      // Awaited below, when nobody holds a row any more.
      written.catch(() => {});
      await vi.waitUntil(async () => (await whoWaits(kit, '_batch_')).length > 0, { timeout: 20_000, interval: 10 });
      await lock(second);
      await holder.query('rollback');
      await written;
    }
  } finally {
    await holder.end();
  }
}
