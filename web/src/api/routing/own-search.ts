import { ownPath } from '@vonk/contract/own-path';

/**
 * Reads what a screen knows of an address. The router lays what was read over what stood there, so that what a screen
 * refused would stay: whichever of `names` it did not read is taken out.
 */
export const ownSearch = <Read extends (search: Record<string, unknown>) => object>(
  names: readonly string[],
  read: Read,
): Read => ((search) => ({ ...Object.fromEntries(names.map((name) => [name, undefined])), ...read(search) })) as Read;

/** Reads where an address leads on to, or came from, where that is a page of this site. */
export const nextSearch = ownSearch(['next'], ({ next }): { next?: string } => {
  const path = ownPath(next);
  return path === undefined ? {} : { next: path };
});
export const fromSearch = ownSearch(['from'], ({ from }): { from?: string } => {
  const path = ownPath(from);
  return path === undefined ? {} : { from: path };
});
