import { sql, type Statement } from './db.ts';

/** Where each value stands in a statement's text: `$1`, `$2` … */
export type Places<Values> = { readonly [Name in keyof Values]-?: string };

/** A statement and its values in their order, for a reader to run. */
export type Filled = readonly [statement: Statement, values: readonly unknown[]];

/**
 * What an insert writes, each column beside its value: `(column, …) values (value, …)`; where it is made `from` other
 * rows, `(column, …) select value, … from …`.
 */
export const row = (values: Readonly<Record<string, string>>, from?: string): string => {
  const [columns, written] = [Object.keys(values).join(', '), Object.values(values).join(', ')];
  return from === undefined ? `(${columns}) values (${written})` : `(${columns}) select ${written} ${from}`;
};

/**
 * Makes a statement whose values go by name. `text` writes `${value.name}` wherever a value stands; those it never
 * writes are not sent. Call it once at module level, not per request. It may be planned once (`Statement`).
 */
export function named<Values extends object>(
  text: (value: Places<Values>) => string,
  how?: Pick<Statement, 'isPlannedOnce'>,
): (values: Values) => Filled {
  const names: (keyof Values)[] = [];
  const placeOf = (name: keyof Values) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  };
  const places = new Proxy({} as Places<Values>, { get: (_target, name) => placeOf(name as keyof Values) });
  const statement = { ...sql(text(places)), ...how };
  return (values) => [statement, names.map((name) => values[name])];
}
