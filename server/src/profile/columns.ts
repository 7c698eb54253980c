import { ofEachList } from '@vonk/contract/profile';

/** What becomes of a column of `profiles` when its member asks for their data or is erased. */
interface Column {
  /** It is in the member's export (PRIV-2, T79). */
  readonly exported: boolean;
  /** What erasure leaves in it, as SQL (C22); without it the column stays as it is. */
  readonly erased?: string;
}

const told = (erased: string): Column => ({ exported: true, erased });
const kept: Column = { exported: true };
const inner = (erased?: string): Column => ({ exported: false, ...(erased !== undefined && { erased }) });
/** Made by the database from other columns. */
const made = inner();

/**
 * Every column, in the order of an export; a test holds it against the table. `public_id` is written by erasure itself.
 */
export const profileColumns: Readonly<Record<string, Column>> = {
  site_id: inner(),
  id: inner(),
  public_id: kept,
  kind: kept,
  status: told("'erased'"),
  is_confirmed: told('false'),
  is_invisible: told('false'),
  // A name is asked for by the table; an erased one is shown as "deleted member" in the reader's language.
  name: told("'-'"),
  name_key: made,
  birth_date: told("'1900-01-01'"),
  gender: told('null'),
  looks_for: told('null'),
  country: told('null'),
  region: told('null'),
  city_id: inner('null'),
  city: told('null'),
  cell: told('null'),
  quote: told("''"),
  about: told("''"),
  interests: told("'{}'"),
  interest_bits: made,
  ...ofEachList(() => told('null')),
  answer_bits: made,
  answer_bits_2: made,
  completeness: told('0'),
  main_photo_key: inner('null'),
  photo_count: told('0'),
  last_active_on: told('null'),
  rank: inner('0'),
  ranked_on: inner('null'),
  only_real_members: told('false'),
  shows_reading: told('true'),
  hides_distance: told('false'),
  ad_consent: told('false'),
  name_changed_at: told('null'),
  gender_changed_at: told('null'),
  created_at: told("date_trunc('month', created_at)"),
  company: inner(),
  performer_record: inner(),
};

const all = Object.entries(profileColumns);

export const exportedColumns: readonly string[] = all.filter(([, { exported }]) => exported).map(([name]) => name);
/** What erasure writes: `column = value`, by commas. */
export const erasedColumns: string = all
  .flatMap(([name, { erased }]) => (erased === undefined ? [] : [`${name} = ${erased}`]))
  .join(', ');
