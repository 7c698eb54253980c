import { momentIn, momentPattern, type ListPlace, placeOf, type Placed } from '../platform/database/list-place.ts';
import { refuse } from '../platform/refusal.ts';

/** What the rows of most lists are told apart by. */
const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** A place in a list as it goes to the browser and comes back. */
const wordOfKey = ({ at, id }: ListPlace): string => `${at}_${id}`;

/** The place that came back; refuses what is none. `id` is the pattern of what rows are told apart by. */
export function keyIn(after: string | undefined, id = uuid): ListPlace | undefined {
  if (after === undefined) return undefined;
  const [, moment = '', row] = new RegExp(`^(${momentPattern})_(${id})$`).exec(after) ?? [];
  const at = momentIn(moment);
  return at !== undefined && row !== undefined ? { at, id: row } : refuse('invalid_input', { field: 'after' });
}

/** What is shown of what was found, for which one row more was asked than it holds, and where the rest begins. */
export function pageOf<Row extends Placed>(
  found: readonly Row[],
  length: number,
): { page: Row[]; next: string | null } {
  const page = found.slice(0, length);
  const last = page.at(-1);
  return { page, next: found.length > length && last ? wordOfKey(placeOf(last)) : null };
}
