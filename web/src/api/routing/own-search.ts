/**
 * Reads what a screen knows of an address. The router lays what was read over what stood there, so that what a screen
 * refused would stay: whichever of `names` it did not read is taken out.
 */
export const ownSearch = <Read extends (search: Record<string, unknown>) => object>(
  names: readonly string[],
  read: Read,
): Read => ((search) => ({ ...Object.fromEntries(names.map((name) => [name, undefined])), ...read(search) })) as Read;

/**
 * Whether an address leads to a page of this site. Browsers read past tabs and line ends, so that `/<tab>/elsewhere` is
 * another host.
 */
export const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(value);
