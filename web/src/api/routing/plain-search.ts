/**
 * The query of an address as texts, each as it stands there: `09` stays `09`, and a made-up id of digits stays an id.
 */
export const parseSearch = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** The other way round, without what is undefined; in the order given. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}
