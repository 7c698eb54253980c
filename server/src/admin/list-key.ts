import { refuse } from '../platform/refusal.ts';

/** Where a page of a list ended: the moment and the id of its last entry. */
export interface ListKey {
  readonly at: Date;
  readonly id: string;
}

/** A place in a list as it goes to the browser and comes back. */
export const wordOfKey = ({ at, id }: ListKey): string => `${at.getTime()}_${id}`;

/** The place that came back; refuses what is none. */
export function keyIn(after: string | undefined): ListKey | undefined {
  if (after === undefined) return undefined;
  const [, time = '', id = ''] = /^(\d{1,15})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(after) ?? [];
  return id === '' ? refuse('invalid_input', { field: 'after' }) : { at: new Date(Number(time)), id };
}
