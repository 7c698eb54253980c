/** A place as the list offers it. */
export interface City {
  readonly id: number;
  readonly name: string;
  readonly region: string | null;
}

const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/**
 * Which of the offered places was meant by a name that was typed and not chosen: the one of that name, accents and
 * capitals aside, or the only one there is. Undefined where more than one could be, or none.
 */
export function meantCity<Offered extends Pick<City, 'name'>>(
  typed: string,
  offered: readonly Offered[],
): Offered | undefined {
  const named = offered.filter(({ name }) => isSame(name, typed.trim()));
  const [only, ...others] = named.length > 0 ? named : offered;
  return others.length === 0 ? only : undefined;
}
