import { maxOthersPerPage, membersFirst } from '@vonk/contract/search';

/** Where profiles of other kinds stand on a page: never among the first, and never three among any 24 (C20). */
const places = [8, 17].slice(0, maxOthersPerPage);

/**
 * A page of `size`: members in their order, others at their places between them. A first page that is short has them at
 * its end; a later one leaves out those whose place it does not reach.
 */
export function mixOthers<T>(
  members: readonly T[],
  others: readonly T[],
  { size, isFirst }: { size: number; isFirst: boolean },
): T[] {
  const page = members.slice(0, size);
  others.slice(0, places.length).forEach((other, index) => {
    const place = places[index] ?? size;
    const isReached = page.length >= place || (isFirst && page.length >= membersFirst);
    if (isReached) page.splice(Math.min(place, page.length), 0, other);
  });
  return page.slice(0, size);
}
