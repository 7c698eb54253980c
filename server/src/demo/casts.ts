import type { Country, Locale } from '@vonk/contract/locales';

export interface SiteCast {
  readonly slug: string;
  readonly locale: Locale;
  readonly countries: readonly Country[];
  readonly count: number;
}

export const casts: readonly SiteCast[] = [
  { slug: 'vonk', locale: 'nl', countries: ['NL', 'BE'], count: 220 },
  { slug: 'dichterbij', locale: 'de', countries: ['DE', 'AT', 'CH'], count: 110 },
  { slug: 'maanlicht', locale: 'pl', countries: ['PL'], count: 70 },
];

export const demoPassword = 'vonk-demo-2026';

/** The members one can log in as at once, by their place in the cast: women stand at even places, men at odd ones. */
export const demoLogins = { anna: 0, bram: 1 } as const;

/** The address of a member of a cast. */
export const demoEmail = (at: number): string => {
  const login = Object.entries(demoLogins).find(([, place]) => place === at);
  return login ? `${login[0]}@vonk.example` : `lid${at}@vonk.example`;
};

/** Gives those one can log in as the names of their addresses; who had one of these gets theirs in its place. */
export function namedAsLogins<Person extends { readonly name: string }>(people: readonly Person[]): Person[] {
  const named = [...people];
  for (const [login, at] of Object.entries(demoLogins)) {
    const name = login.charAt(0).toUpperCase() + login.slice(1);
    const person = named[at];
    const namesake = named.findIndex((other) => other.name === name);
    if (!person || namesake === at) continue;
    const other = named[namesake];
    if (other) named[namesake] = { ...other, name: person.name };
    named[at] = { ...person, name };
  }
  return named;
}
