import * as z from 'zod/mini';

/** The groups in which what a site is stands in its form, in order. */
export const fieldGroups = [
  'look',
  'address',
  'company',
  'countries',
  'signup',
  'search',
  'chat',
  'paying',
  'invented',
  'law',
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/**
 * How a field is typed. `texts`: one by language; `lines`: several, one a line; `choices`: some of `options`; `minor`:
 * minor units of the site's currency; `share`: from 0 to 1; `packs`: credits
 * and what they cost; `routes`: which orders go to which payment provider; `openers`: with what
 * members begin; `gifts`: what they can give; `claims`: what the site says of itself; `structure`: whatever else, as
 * JSON.
 */
export const fieldKinds = [
  'text',
  'long',
  'colour',
  'number',
  'minor',
  'share',
  'switch',
  'choice',
  'choices',
  'lines',
  'texts',
  'packs',
  'routes',
  'openers',
  'gifts',
  'claims',
  'structure',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** One thing that a site is, with its value and where that came from. */
export const siteField = z.object({
  /** `name`, `company.kvk`, `message_credits`, `time_bonus.percentage`. */
  name: z.string(),
  group: z.enum(fieldGroups),
  kind: z.enum(fieldKinds),
  options: z.nullable(z.array(z.string())),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** How many characters at most. */
  length: z.nullable(z.int()),
  value: z.json(),
  /** What it is where nobody chose; null: nothing. */
  usual: z.json(),
  /** When it last changed, and the name of who did it; null: since the site was made, or written past the versions. */
  since: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** Where in it something stands that would not be taken now, as `payment_routes.0.providers.1`; null: nowhere. */
  wrong: z.nullable(z.string()),
});
export type SiteField = z.infer<typeof siteField>;

/** Its name as a key of texts. */
export const textKeyOf = (name: string): string => name.replaceAll('.', '_');
