import type { Country, Locale } from '@vonk/contract/locales';

/** Who lives on a demo site. */
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

/** The password of every demo member. */
export const demoPassword = 'vonk-demo-2026';

/** The members one can log in as at once, by their place in the cast: women stand at even places, men at odd ones. */
export const demoLogins = { anna: 0, bram: 1 } as const;

/** The address of a member of a cast. */
export const demoEmail = (at: number): string => {
  const login = Object.entries(demoLogins).find(([, place]) => place === at);
  return login ? `${login[0]}@vonk.example` : `lid${at}@vonk.example`;
};
