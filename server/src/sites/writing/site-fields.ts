import type { FieldGroup, FieldKind } from '@vonk/contract/admin/sites/fields';
import { countries, currencyOf } from '@vonk/contract/locales';
import { profileOptions } from '@vonk/contract/profile';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { type Company, companySchema, settingsSchema, type SiteSettings } from '../settings.ts';
import { siteFile, type SiteFile, timeZones } from './site-file.ts';

type TopName =
  | Exclude<keyof SiteFile, 'slug' | 'company' | 'settings'>
  | `company.${keyof Company}`
  | keyof SiteSettings;

/** In which group each stands; null: it has a page of its own, or nobody chooses it. */
const groups: Readonly<Record<TopName, FieldGroup | null>> = {
  name: 'look',
  primary_color: 'look',
  index_title: 'look',
  description: 'look',
  enable_site_entry_popup: 'look',
  hosts: 'address',
  domain_language: 'address',
  time_zone: 'address',
  cdn_prefix: 'address',
  apple_pay_domain_association: 'address',
  'company.name': 'company',
  'company.address': 'company',
  'company.city': 'company',
  'company.country': 'company',
  'company.kvk': 'company',
  'company.vat_numbers': 'company',
  'company.tradenames': 'company',
  'company.support_email': 'company',
  'company.support_phone': 'company',
  'company.authority_email': 'company',
  'company.adr_body': 'company',
  'company.sepa_creditor_id': 'company',
  'company.added': null,
  countries: 'countries',
  currency: 'countries',
  genders: 'countries',
  minimum_age: 'countries',
  signups: 'signup',
  signup_credits: 'signup',
  photo_credits: 'signup',
  reveal_accounts: 'signup',
  visible_profile_fields: 'search',
  visible_profile_notes: 'search',
  search_fields: 'search',
  logged_out_search: 'search',
  logged_out_search_trafficsource: 'search',
  cell_members: 'search',
  message_credits: 'chat',
  gift_credits: 'chat',
  gifts: 'chat',
  icebreakers: 'chat',
  message_length: 'chat',
  max_started_conversations: 'chat',
  free_history_messages: 'chat',
  swipe_likes_per_day: 'chat',
  photos_free: 'chat',
  photos_premium: 'chat',
  packages: 'paying',
  time_bonus: 'paying',
  welcome_discount: 'paying',
  full_price_share: 'paying',
  delete_discount: 'paying',
  statement_text: 'paying',
  statement_card_prefix: 'paying',
  payment_routes: 'paying',
  fictional_visibility: 'invented',
  fictional_icon: 'invented',
  brake_day_minor: 'invented',
  brake_month_minor: 'invented',
  fictional_words: 'invented',
  refund_days: 'law',
  vat_one_evidence: 'law',
  member_resell: 'law',
  claims: 'law',
};

/** What may stand in a field whose schema says less. */
const knownOptions: Readonly<Partial<Record<TopName, readonly string[]>>> = {
  time_zone: timeZones,
  currency: [...new Set(countries.map((country) => currencyOf[country]))],
  visible_profile_fields: Object.keys(profileOptions),
  search_fields: Object.keys(profileOptions),
  visible_profile_notes: ['quote', 'about'],
};

/** A field of a site: what it is called, how it is typed, and what may stand in it. */
export interface SiteFieldShape {
  readonly name: string;
  readonly group: FieldGroup | null;
  readonly kind: FieldKind;
  readonly options: readonly string[] | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly length: number | null;
}

/** What is read of a schema as JSON Schema writes it. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
}

const longFrom = 200;

const ownKinds: Readonly<Record<string, FieldKind>> = {
  primary_color: 'colour',
  packages: 'packs',
  payment_routes: 'routes',
  icebreakers: 'openers',
  gifts: 'gifts',
  claims: 'claims',
};

const plainKinds: Readonly<Record<string, (name: string, shape: Shape) => FieldKind>> = {
  boolean: () => 'switch',
  integer: (name) => (name.endsWith('_minor') ? 'minor' : 'number'),
  number: () => 'share',
  string: (_, { maxLength = 0 }) => (maxLength > longFrom ? 'long' : 'text'),
};

const holdsTexts = ({ additionalProperties: rest }: Shape): boolean =>
  typeof rest === 'object' && rest.type === 'string';

function kindOf(name: string, shape: Shape, options: readonly string[] | undefined): FieldKind {
  if (shape.type === 'array' && shape.items?.type === 'string') return options ? 'choices' : 'lines';
  if (shape.type === 'string' && options) return 'choice';
  return ownKinds[name] ?? plainKinds[shape.type ?? '']?.(name, shape) ?? (holdsTexts(shape) ? 'texts' : 'structure');
}

const isFlat = ({ type, properties }: Shape): boolean =>
  type === 'object' &&
  properties !== undefined &&
  Object.values(properties).every((one) => ['string', 'integer', 'number', 'boolean'].includes(one.type ?? ''));

const edge = (value: number | undefined): number | null =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? null : value;

function fieldsOf(name: string, shape: Shape, group: FieldGroup | null): SiteFieldShape[] {
  if (isFlat(shape))
    return Object.entries(shape.properties ?? {}).flatMap(([part, one]) => fieldsOf(`${name}.${part}`, one, group));
  const options = knownOptions[name as TopName] ?? shape.enum ?? shape.items?.enum;
  return [
    {
      name,
      group,
      kind: kindOf(name, shape, options),
      options: options ?? null,
      min: edge(shape.minimum),
      max: edge(shape.maximum),
      length: shape.maxLength ?? null,
    },
  ];
}

const partsOf = (schema: z.ZodType): Readonly<Record<string, Shape>> =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape).properties ?? {};
const shapes: Readonly<Record<string, Shape>> = {
  ...partsOf(siteFile),
  ...Object.fromEntries(Object.entries(partsOf(companySchema)).map(([name, one]) => [`company.${name}`, one])),
  ...partsOf(settingsSchema),
};

/** Every field of a site, in the order of its form: made of the schemas, so that there is one definition of each. */
export const siteFields: readonly SiteFieldShape[] = Object.entries(groups).flatMap(([name, group]) =>
  fieldsOf(name, shapes[name] ?? {}, group),
);

const usualSettings = settingsSchema.parse({});
const ownNames = ['name', 'hosts', 'domain_language', 'time_zone', 'primary_color'];

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((found: unknown, key) => (found as Record<string, unknown> | undefined)?.[key], value);

/** What a field usually is; null where nothing is usual. */
export const usualOf = (name: string): unknown =>
  (name in shapes || name.includes('.')) && !name.startsWith('company.') && !ownNames.includes(name)
    ? (at(usualSettings, name.split('.')) ?? null)
    : null;

/** What a field of a site is, with what is usual where the site says nothing. */
export function valueOf(file: SiteFile, name: string): unknown {
  if (ownNames.includes(name)) return at(file, [name]);
  if (name.startsWith('company.')) return at(file.company, [name.slice('company.'.length)]) ?? '';
  return at(settingsSchema.parse(file.settings), name.split('.'));
}

/** The same site with another value in one field; what it is, is judged by `checkSite`. */
export function withValue(file: SiteFile, name: string, value: unknown): SiteFile {
  if (ownNames.includes(name)) return { ...file, [name]: value };
  const [first = '', part] = name.split('.');
  if (first === 'company') return { ...file, company: { ...file.company, [part ?? '']: value } };
  const whole = part === undefined ? value : { ...(valueOf(file, first) as object), [part]: value };
  return { ...file, settings: { ...file.settings, [first]: whole } };
}

/** The names of the fields in which two states of a site differ. */
export const changedFields = (before: SiteFile, after: SiteFile): string[] =>
  siteFields
    .filter(({ name }) => !isDeepStrictEqual(valueOf(before, name), valueOf(after, name)))
    .map(({ name }) => name);

/** The field that a path of the file is about; undefined where it is about none. */
export function fieldAt(path: readonly PropertyKey[]): string | undefined {
  const name = (path[0] === 'settings' ? path.slice(1) : path).join('.');
  return (
    siteFields.find((field) => name === field.name || name.startsWith(`${field.name}.`))?.name ??
    siteFields.find((field) => field.name.startsWith(`${name}.`))?.name
  );
}
