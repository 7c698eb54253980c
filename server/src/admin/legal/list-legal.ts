import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { shownEditions } from '@vonk/contract/admin/sites/legal';
import { legalStatesOf } from '@vonk/contract/admin/sites/legal-words';
import { type Locale, locales } from '@vonk/contract/locales';
import { type PageName, pageNames } from '@vonk/contract/pages';
import { builtInText, knownPromises, pageKey, readFacts } from '../../pages/index.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import { type EditedWords, listEditions, listStandingTexts, listTextLanguages, wordsAsOf } from '../../sites/index.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';

export interface LegalServices extends Pick<StaffServices, 'db'> {
  /** A page may name who delivers messages to telephones. */
  readonly sms: SmsSender | undefined;
}

/** By language, as the states of languages are told from it. */
export const byLocale = <Words extends { locale: Locale }>(words: readonly Words[]): Map<Locale, Words> =>
  new Map(words.map((one) => [one.locale, one]));

/** The pages of a site: which version of each holds, which is to come, and how its languages stand. */
export const listLegal = (
  { db }: LegalServices,
  { at, now }: StaffSiteCall,
): Promise<AdminCallOutput<'GET /api/admin/legal-texts'>> =>
  db.transact(async (tx) => {
    const keys = pageNames.map(pageKey);
    const standing = new Map((await listStandingTexts(tx, at, { keys, now })).map((one) => [one.key, one]));
    const languages = await listTextLanguages(tx, at, keys);
    return {
      pages: pageNames.map((page) => {
        const key = pageKey(page);
        const { inForce, since, coming, from } = standing.get(key) ?? {};
        return {
          page,
          in_force: inForce && since ? { version: inForce, since: since.toISOString() } : null,
          coming: coming && from ? { version: coming, from: from.toISOString() } : null,
          languages: legalStatesOf(byLocale(languages.filter((one) => one.key === key))),
        };
      }),
    };
  });

/** What each language says, where it has no words of its own the standard ones. */
export async function textsOf(page: PageName, own: ReadonlyMap<Locale, EditedWords>): Promise<Record<Locale, string>> {
  const texts = locales.map(async (locale) => [locale, own.get(locale)?.body ?? (await builtInText(locale, page))]);
  return Object.fromEntries(await Promise.all(texts)) as Record<Locale, string>;
}

/** A page with its newest words in every language, what is filled in here, and its editions with who and why. */
export const showLegal = (
  { db, sms }: LegalServices,
  { at }: StaffSiteCall,
  { page }: AdminCallInput<'GET /api/admin/legal-text'>,
): Promise<AdminCallOutput<'GET /api/admin/legal-text'>> =>
  db.transact(async (tx) => {
    const key = pageKey(page);
    const own = byLocale(await wordsAsOf(tx, at, { key }));
    const states = legalStatesOf(own);
    const texts = await textsOf(page, own);
    const editions = await listEditions(tx, at, { key, most: shownEditions });
    const names = await namesOf(
      tx,
      editions.map(({ actor }) => actor),
    );
    return {
      page,
      version: editions[0]?.number ?? 0,
      texts: eachLocale((locale) => ({ body: texts[locale], state: states[locale] })),
      ...(await readFacts(tx, at, sms?.company)),
      promises: await knownPromises(),
      editions: editions.map(({ number, at: published, from, locales: written, actor, reason }) => ({
        number,
        at: published.toISOString(),
        by: actor === '' ? null : (names.get(actor) ?? actor),
        reason,
        from: from.toISOString(),
        languages: [...written],
      })),
    };
  });

/** What a page said as of an edition, to be published once more; 0: the standard words. */
export async function showEdition(
  { db }: LegalServices,
  { at }: StaffSiteCall,
  { page, number }: AdminCallInput<'GET /api/admin/legal-edition'>,
): Promise<AdminCallOutput<'GET /api/admin/legal-edition'>> {
  const own = byLocale(await wordsAsOf(db, at, { key: pageKey(page), version: number }));
  const texts = await textsOf(page, own);
  const states = legalStatesOf(own);
  const isCurrent = (locale: Locale) => states[locale] === 'current' || states[locale] === 'built_in';
  return { texts: eachLocale((locale) => ({ body: texts[locale], is_current: isCurrent(locale) })) };
}

const eachLocale = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;
