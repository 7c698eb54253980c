import * as z from 'zod';
import { companySchema, sellerSchema, settingsSchema, type SiteSettings } from '../settings.ts';
import { proveTheme } from '../theme/proof.ts';
import { deriveTheme } from '../theme/theme.ts';
import type { Mistake } from './mistake.ts';
import { routeMistakes } from './route-mistakes.ts';

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

/** What is wrong with settings that are readable. */
const settingMistakes = (settings: SiteSettings): Mistake[] => [
  ...(hasEachOnce(settings.packages)
    ? []
    : [{ path: ['settings', 'packages'], message: 'a number of credits stands there twice' }]),
  ...routeMistakes(settings),
];

/** What was written before an invoice had to name all of its seller goes on as it is. */
export const standingFile = siteFile.extend({ company: companySchema.strict() });

export type CheckedSite =
  | { readonly file: SiteFile; readonly mistakes?: never }
  | { readonly mistakes: readonly Mistake[] };

/**
 * Judges a site. `asSeller`: its company must name all that an invoice does (T48); without it, what was written with
 * less may stay so.
 */
export function checkSite(raw: unknown, { asSeller }: { asSeller: boolean }): CheckedSite {
  const file = (asSeller ? siteFile : standingFile).safeParse(raw);
  const written = file.success ? file.data.settings : looseSettings.safeParse(raw).data?.settings;
  const mistakes = [...(file.error?.issues ?? []), ...(written ? mistakesInSettings(written) : [])];
  return file.success && mistakes.length === 0 ? { file: file.data } : { mistakes };
}

const looseSettings = z.object({ settings: z.record(z.string(), z.unknown()) });

function mistakesInSettings(written: SiteFile['settings']): Mistake[] {
  const unknown = Object.keys(written).filter((name) => !(name in settingsSchema.shape));
  if (unknown.length > 0) return unknown.map((name) => ({ path: ['settings', name], message: 'no such setting' }));
  const { data, error } = settingsSchema.safeParse(written);
  if (data) return settingMistakes(data);
  return error.issues.map(({ path, message }) => ({ path: ['settings', ...path], message }));
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
