import { createHash } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { lru, type LRU } from 'tiny-lru';
import type { Site } from '../../sites/index.ts';

/** Hardly anything empties a search by a hundred within it. */
const keptMilliseconds = minute;
/** Of each site; one has some 100 bytes. */
const mostKept = 5000;

/** The searches of which is known that they find more members than are counted. */
export interface Crowded {
  has(search: string): boolean;
  add(search: string): void;
}

// A site that changed is read anew, so it is another object, and what was known of it is gone.
const ofSite = new WeakMap<Site, LRU<number>>();

/** Those of a site at a moment, as this process got to know them within the last minute. */
export function crowdedAt({ site, now }: { readonly site: Site; readonly now: Date }): Crowded {
  const known = ofSite.get(site) ?? lru<number>(mostKept);
  ofSite.set(site, known);
  return {
    has: (search) => now.getTime() - (known.get(keyOf(search)) ?? -Infinity) < keptMilliseconds,
    add: (search) => void known.set(keyOf(search), now.getTime()),
  };
}

/** A search within a distance names hundreds of cells. */
const keyOf = (search: string): string => createHash('sha1').update(search).digest('base64');
