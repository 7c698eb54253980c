/** The query of an address: texts, each as it stands there. */
export type Query = Readonly<Record<string, unknown>>;

/** What a page knows of the query; anything else is left out, and so is what is empty. */
export const queryOf = <const Name extends string>(
  query: Query,
  names: readonly Name[],
): { [Key in Name]?: string | undefined } =>
  Object.fromEntries(
    names.flatMap((name) => (typeof query[name] === 'string' && query[name] !== '' ? [[name, query[name]]] : [])),
  ) as { [Key in Name]?: string | undefined };
