import { orientationFilters, type SearchAddress } from '@vonk/contract/search';
import type { Scope } from '../../accounts/index.ts';
import { hasConsent } from '../../consents/index.ts';
import type { Reader } from '../../platform/database/db.ts';

/** Whether a search tells whom the searcher looks for. */
export const tellsOrientation = (filters: SearchAddress): boolean =>
  orientationFilters.some((name) => filters[name] !== undefined);

/** A search without what tells whom the searcher looks for. */
export const withoutOrientation = (filters: SearchAddress): SearchAddress =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => !(orientationFilters as readonly string[]).includes(name)),
  );

/** The part of a search that may be kept of a member: all of it with consent, else without whom they look for (T75). */
export const keepable = async (reader: Reader, member: Scope, filters: SearchAddress): Promise<SearchAddress> =>
  !tellsOrientation(filters) || (await hasConsent(reader, member, { kind: 'orientation' }))
    ? filters
    : withoutOrientation(filters);
