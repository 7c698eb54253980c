import { minute } from '@vonk/contract/durations';
import { DatabaseAway, SiteMoving } from './away.ts';

/** How many batches are on their way at once: one is written while the next is gathered. */
const mostUnderWay = 2;
/** So many have to wait for another to leave beside the first: what few wait for costs less together. */
const enoughForAnother = 16;
/** How much one batch takes. */
const mostInBatch = 64;
/** How often an item whose rows somebody else holds waits for the next batch before it goes alone. */
const mostTries = 3;
/** How long a member's items go alone after one of them made a batch fail. */
const aloneMilliseconds = 10 * minute;

/** What is gathered: whose it is, and when it was asked. */
export interface Gathered {
  readonly scope: { readonly siteId: number; readonly memberId: string };
  readonly now: Date;
}

/** What came of one item of a batch. `busy`: somebody else holds what it needs; `unusual`: nothing was written. */
export type Outcome<Result> = 'busy' | 'unusual' | { readonly result: Result };

/**
 * Does something for a member together with others; undefined when nothing was written, because it is not ordinary or a
 * batch failed by it: then it is to be done alone. Throws `DatabaseAway`, as what is done alone does.
 */
export type Gather<Item, Result> = (item: Item) => Promise<Result | undefined>;

interface Waiting<Item, Result> {
  readonly item: Item;
  tries: number;
  settle(result: Result | undefined): void;
  fail(error: unknown): void;
}

/**
 * Gathers what members of this process ask for into batches, each a transaction of its own; `write` answers what came
 * of each item, in their order. A batch leaves as soon as the process has read what lies on its sockets, so that nobody
 * waits for others who are not there; while two are on their way the next grows. A member stands in one at a time.
 */
export function gatherer<Item extends Gathered, Result>(
  write: (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
): Gather<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  const busy = new Set<string>();
  const loners = openLoners();
  const writeBatch = batchWriter(write, loners, (one) => void waiting.unshift(one));
  let underWay = 0;
  let isPlanned = false;

  const plan = () => {
    if (isPlanned || waiting.length === 0 || underWay >= mostUnderWay) return;
    if (underWay > 0 && waiting.length < enoughForAnother) return;
    isPlanned = true;
    setImmediate(flush);
  };
  const flush = () => {
    isPlanned = false;
    const { batch, rest } = takeBatch(waiting, busy);
    waiting = rest;
    if (batch.length === 0) return;
    underWay += 1;
    void writeBatch(batch).then(() => {
      underWay -= 1;
      for (const { item } of batch) busy.delete(item.scope.memberId);
      plan();
    });
    plan();
  };
  return async (item) => {
    if (loners.has(item)) return undefined;
    return new Promise((resolve, reject) => {
      waiting.push({ item, tries: 0, settle: resolve, fail: reject });
      plan();
    });
  };
}

/** Who goes alone for a while. */
interface Loners {
  add(item: Gathered): void;
  has(item: Gathered): boolean;
}

function openLoners(): Loners {
  const until = new Map<string, number>();
  return {
    add: ({ scope, now }) => void until.set(scope.memberId, now.getTime() + aloneMilliseconds),
    has({ scope, now }) {
      const isAlone = (until.get(scope.memberId) ?? 0) > now.getTime();
      if (!isAlone) until.delete(scope.memberId);
      return isAlone;
    },
  };
}

/** Writes a batch and tells of each item what came of it; one that must wait is handed to `again`. */
function batchWriter<Item extends Gathered, Result>(
  write: (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
  loners: Loners,
  again: (one: Waiting<Item, Result>) => void,
): (batch: readonly Waiting<Item, Result>[]) => Promise<void> {
  const settle = (one: Waiting<Item, Result>, outcome: Outcome<Result>) => {
    one.tries += 1;
    if (typeof outcome === 'object') one.settle(outcome.result);
    else if (outcome === 'unusual' || one.tries >= mostTries) one.settle(undefined);
    else again(one);
  };
  // Whose item it was is found by halves: a batch of 64 costs thirteen more, and theirs go alone from then on.
  const writeHalves = async (batch: readonly Waiting<Item, Result>[], error: unknown): Promise<void> => {
    const ofSites = Map.groupBy(batch, ({ item }) => item.scope.siteId);
    // Of all sites in the batch one may not be written now: the others can.
    if (error instanceof SiteMoving && ofSites.size > 1) {
      for (const ofSite of ofSites.values()) await writeBatch(ofSite);
      return;
    }
    if (error instanceof DatabaseAway) return batch.forEach(({ fail }) => fail(error));
    if (batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      await writeBatch(batch.slice(0, half));
      return writeBatch(batch.slice(half));
    }
    for (const { item, settle: tell } of batch) {
      loners.add(item);
      tell(undefined);
    }
  };
  const writeBatch = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const outcomes = await write(batch.map(({ item }) => item));
      for (const [at, one] of batch.entries()) settle(one, outcomes[at] ?? 'unusual');
    } catch (error) {
      await writeHalves(batch, error);
    }
  };
  return writeBatch;
}

/** The first of those who wait, each of another member and of none who is under way; notes that they are. */
function takeBatch<Item extends Gathered, Result>(
  waiting: readonly Waiting<Item, Result>[],
  busy: Set<string>,
): { batch: Waiting<Item, Result>[]; rest: Waiting<Item, Result>[] } {
  const batch: Waiting<Item, Result>[] = [];
  const rest: Waiting<Item, Result>[] = [];
  for (const one of waiting) {
    const { memberId } = one.item.scope;
    if (batch.length >= mostInBatch || busy.has(memberId)) rest.push(one);
    else {
      busy.add(memberId);
      batch.push(one);
    }
  }
  return { batch, rest };
}
