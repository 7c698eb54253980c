import type { InventedKind } from '@vonk/contract/admin/sites/invented-kinds';
import { calendarDay, isDay } from '@vonk/contract/calendar';
import { type Answers, maxAboutCharacters, maxQuoteCharacters, ofEachList } from '@vonk/contract/profile';
import { noteAction } from '../../audit/index.ts';
import { type Db, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import {
  addInvented,
  type InventedContent,
  isNameOfOther,
  noteMade,
  type PerformerRecord,
  writeContent,
} from '../../profile/index.ts';
import type { Site, Sites, SiteScope } from '../../sites/index.ts';
import { cleanContent, contentMistake, type ContentMistake } from './judge-content.ts';

/** A profile that is no person: its kind is the label it carries on every surface, and can never change (T1, T2). */
export interface NewInvented {
  readonly kind: InventedKind;
  readonly content: InventedContent;
  /** Who runs it and what it costs: of livecam and partner profiles, and of no others (T14). */
  readonly company: { name: string; price: string; url: string } | null;
  /** The record of the age and consent of whom it shows: of livecam profiles, and of no others (T14). */
  readonly performers: PerformerRecord | null;
}

/** What the command line says of one. */
export type MadeByCommand = Omit<NewInvented, 'content'> &
  Pick<InventedContent, 'name' | 'birthDate' | 'gender' | 'country' | 'quote' | 'about'>;

function companyMistake({ kind, company }: NewInvented): string | undefined {
  const isCompanys = kind === 'livecam' || kind === 'partner';
  if (isCompanys && !company) return 'A livecam or partner profile names its company, price and address.';
  if (!isCompanys && company) return 'Only a livecam or partner profile has a company.';
  if (!company) return undefined;
  if (company.name.trim() === '' || company.price.trim() === '') return 'The company has a name and a price in money.';
  return isHttps(company.url) ? undefined : 'The address must begin with https:// and be one.';
}

const isHttps = (url: string): boolean => url.startsWith('https://') && URL.canParse(url);

function performersMistake({ kind, performers }: NewInvented, now: Date): string | undefined {
  if (kind !== 'livecam') return performers ? 'Only a livecam profile has a record of performers.' : undefined;
  if (!performers || performers.reference.trim() === '' || performers.checkedBy.trim() === '')
    return 'A livecam profile names the record of the age and consent of whom it shows, and who checked it.';
  return isDay(performers.checkedOn) && performers.checkedOn <= calendarDay(now, 'UTC')
    ? undefined
    : 'The record was checked on a day (yyyy-mm-dd) that was.';
}

/** Whether the site shows profiles of such a kind at all; none is made or shown where it does not (T5). */
export const showsKind = ({ settings }: Pick<Site, 'settings'>, kind: InventedKind): boolean =>
  settings.fictional_visibility !== 'off' || (kind !== 'fictional' && kind !== 'fictional_ai');

type Made =
  | { readonly made: string }
  | { readonly mistake: ContentMistake | { readonly code: 'name_taken'; readonly field: 'name' } }
  | { readonly mistake: { readonly code: 'fictional_off' } };

interface Deed {
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Makes a profile that is labelled from its first second, with its first version and its entry in the log. */
export async function addMade(
  tx: Tx,
  site: Site,
  { actor, reason, now, ...profile }: NewInvented & Deed,
): Promise<Made> {
  const { kind, company, performers } = profile;
  const content = cleanContent(profile.content);
  if (!showsKind(site, kind)) return { mistake: { code: 'fictional_off' } };
  const mistake = contentMistake(site, content, now);
  if (mistake) return { mistake };
  if (await isNameOfOther(tx, site, { name: content.name })) return { mistake: { code: 'name_taken', field: 'name' } };
  const id = newId(now);
  const publicId = await addInvented(tx, site, { ...content, kind, company, performers, id, now });
  const { birthDate: _told, ...told } = content;
  await writeContent(tx, { siteId: site.siteId, memberId: id }, told);
  await noteMade(tx, site, { publicId, actor, reason, now });
  await noteAction(tx, { siteId: site.siteId, actor, action: 'profile_made', subject: publicId, reason, now });
  return { made: publicId };
}

/** What the command line is told of a mistake. */
const words: Readonly<Record<string, string>> = {
  fictional_off: 'This site shows no fictional profiles (fictional_visibility).',
  name_taken: 'A member or another profile has this name.',
  birth_date_invalid: 'The birth date must be a day (yyyy-mm-dd) of at least 18 years ago.',
  quote_too_long: `The quote has at most ${maxQuoteCharacters} characters.`,
  about_too_long: `The text about it has at most ${maxAboutCharacters} characters.`,
  setting_invalid: 'The site knows no such gender or country.',
};

const nothingAnswered = ofEachList(() => null) as Answers;

/** One on the command line, with the few things that are said there; answers its public id, and throws in words. */
export async function makeInvented(
  { db, sites }: { db: Db; sites: Pick<Sites, 'byId'> },
  { siteId, actor, now }: SiteScope & { readonly actor: string; readonly now: Date },
  profile: MadeByCommand,
): Promise<string> {
  const site = sites.byId(siteId);
  if (!site) throw new Error('No such site.');
  const { kind, company, performers, ...told } = profile;
  const asked = { kind, company, performers, content: { ...nothingAnswered, ...told, looksFor: [], interests: [] } };
  const ofCompany = companyMistake(asked) ?? performersMistake(asked, now);
  if (ofCompany !== undefined) throw new Error(ofCompany);
  const done = await db.transact((tx) => addMade(tx, site, { ...asked, actor, reason: kind, now }));
  if ('made' in done) return done.made;
  throw new Error(words[done.mistake.code] ?? 'The name may not be used.');
}
