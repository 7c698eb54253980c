import { paymentProviders } from '@vonk/contract/payment-methods';
import * as z from 'zod';
import { companySchema, sellerSchema, settingsSchema, type SiteSettings } from '../settings.ts';
import { proveTheme } from '../theme/proof.ts';
import { deriveTheme } from '../theme/theme.ts';

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone');

const isReadable = (colour: string): boolean => {
  try {
    return proveTheme(deriveTheme(colour)).weak.length === 0;
  } catch {
    return false;
  }
};

/** A site as an operator writes it down; the first host is its own domain. */
export const siteFile = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens'),
  name: z.string().trim().min(1).max(60),
  hosts: z.array(z.string().regex(hostName, 'a host name in small letters, without port')).min(1),
  domain_language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as nl or nl-BE'),
  time_zone: z.string().refine((zone) => timeZones.includes(zone), 'a time zone such as Europe/Amsterdam'),
  primary_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour such as #9b2246')
    .refine(isReadable, 'a colour of which a theme can be made whose every text is readable'),
  company: sellerSchema.strict(),
  settings: z.record(z.string(), z.unknown()).default({}),
});
export type SiteFile = z.infer<typeof siteFile>;

/** The price log knows a pack by its credits: two of a number would be one there (T33). */
const hasEachOnce = (packs: SiteSettings['packages']): boolean =>
  new Set(packs.map(({ credits }) => credits)).size === packs.length;

/**
 * What a row of payment routes says that would close its payments without a word: a provider that is none, or amounts
 * of which none is left. Judged where a site is written and not where it is read: one that stands so goes on.
 */
const routeMistakes = (routes: SiteSettings['payment_routes']): Mistake[] =>
  routes.flatMap(({ providers, from_minor: from = 0, to_minor: to = Infinity }, at) => [
    ...providers.flatMap((name, index) =>
      paymentProviders.some((known) => known === name)
        ? []
        : [
            {
              path: ['settings', 'payment_routes', at, 'providers', index],
              message: `no payment provider; there are ${paymentProviders.join(', ')}`,
            },
          ],
    ),
    ...(from > to ? [{ path: ['settings', 'payment_routes', at, 'to_minor'], message: 'less than from_minor' }] : []),
  ]);

/** What is wrong with settings that are readable. */
const settingMistakes = ({ packages, payment_routes: routes }: SiteSettings): Mistake[] => [
  ...(hasEachOnce(packages)
    ? []
    : [{ path: ['settings', 'packages'], message: 'a number of credits stands there twice' }]),
  ...routeMistakes(routes),
];

/** What was written before an invoice had to name all of its seller goes on as it is. */
const standingFile = siteFile.extend({ company: companySchema.strict() });

/** One thing that is wrong with a site, by the path in its file. */
export interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export type CheckedSite =
  | { readonly file: SiteFile; readonly mistakes?: never }
  | { readonly mistakes: readonly Mistake[] };

/**
 * Judges a site. `asSeller`: its company must name all that an invoice does (T48); without it, what was written with
 * less may stay so.
 */
export function checkSite(raw: unknown, { asSeller }: { asSeller: boolean }): CheckedSite {
  const file = (asSeller ? siteFile : standingFile).safeParse(raw);
  if (!file.success) return { mistakes: file.error.issues };
  const unknown = Object.keys(file.data.settings).filter((name) => !(name in settingsSchema.shape));
  if (unknown.length > 0)
    return { mistakes: unknown.map((name) => ({ path: ['settings', name], message: 'no such setting' })) };
  const settings = settingsSchema.safeParse(file.data.settings);
  if (settings.success) {
    const mistakes = settingMistakes(settings.data);
    return mistakes.length === 0 ? { file: file.data } : { mistakes };
  }
  return {
    mistakes: settings.error.issues.map(({ path, message }) => ({ path: ['settings', ...path], message })),
  };
}

/** Reads a site from JSON text; throws one line that names every mistake. */
export function readSiteFile(text: string): SiteFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('The file is no JSON.');
  }
  const { file, mistakes } = { mistakes: [], file: undefined, ...checkSite(raw, { asSeller: true }) };
  if (file) return file;
  const told = mistakes.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The file is not usable: ${told.join('; ')}.`);
}
