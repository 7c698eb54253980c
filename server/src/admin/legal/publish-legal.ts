import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { termsNoticeDays } from '@vonk/contract/admin/sites/legal';
import { dayEnd } from '@vonk/contract/calendar';
import { legalMistake, legalStatesOf, lostPromises, type OwnWords } from '@vonk/contract/admin/sites/legal-words';
import { day } from '@vonk/contract/durations';
import { fallbackLocale, languageNames, type Locale, locales } from '@vonk/contract/locales';
import { noteAction } from '../../audit/index.ts';
import { askToTell, knownPromises, pageKey } from '../../pages/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import { addEdition, type EditedWords, holdTexts, listEditions, wordsAsOf } from '../../sites/index.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import { byLocale, type LegalServices, textsOf } from './list-legal.ts';

type Publish = 'PUT /api/admin/legal-text';
type Call = StaffSiteCall & Refuses<AdminCallErrorCode<Publish>>;
type Texts = AdminCallInput<Publish>['texts'];

const written = (texts: Texts): Locale[] => locales.filter((locale) => texts[locale] !== undefined);
const bodyOf = (texts: Texts, locale: Locale): string | undefined => texts[locale]?.body.replaceAll('\r', '').trim();

/**
 * Refuses what no reader may get: with the language, and with the place in it. A text that says it is what the Dutch
 * says has its facts, sections and promises; a promise goes only where its name says that this is known.
 */
async function judge(
  { refuse }: Call,
  { texts, loses }: Pick<AdminCallInput<Publish>, 'texts' | 'loses'>,
  before: Readonly<Record<Locale, string>>,
): Promise<void> {
  const promises = await knownPromises();
  const dutch = bodyOf(texts, fallbackLocale) ?? before[fallbackLocale];
  for (const locale of written(texts)) {
    const body = bodyOf(texts, locale) ?? '';
    const source = locale !== fallbackLocale && texts[locale]?.is_current ? dutch : undefined;
    const mistake = legalMistake(body, { promises, source });
    if (mistake)
      refuse(mistake.code, { field: locale, details: { field: mistake.field, at: mistake.start + 1, name: locale } });
    const lost = lostPromises(before[locale], body).find((name) => !loses.includes(name));
    if (lost !== undefined) refuse('promise_lost', { field: locale, details: { name: lost } });
  }
}

interface Change {
  readonly texts: Texts;
  readonly own: ReadonlyMap<Locale, EditedWords>;
  /** Of the edition that is written. */
  readonly version: number;
}

/** The rows of an edition: each language with the Dutch version that it says the same as, or the one that it did. */
function rowsOf({ texts, own, version }: Change): EditedWords[] {
  const dutch = texts[fallbackLocale] ? version : (own.get(fallbackLocale)?.version ?? 0);
  return written(texts).map((locale) => {
    const isCurrent = locale === fallbackLocale || texts[locale]?.is_current;
    // What is older than the Dutch stays so, whatever it was written against.
    const basedOn = isCurrent ? dutch : Math.min(own.get(locale)?.basedOn ?? 0, Math.max(dutch - 1, 0));
    return { locale, version, body: bodyOf(texts, locale) ?? '', basedOn };
  });
}

/** Whether each row says already what stands: who sent it twice is answered as the first time. */
function isStanding(rows: readonly EditedWords[], own: Change['own']): boolean {
  const [before, after] = [legalStatesOf(own), legalStatesOf(new Map([...own, ...byLocale(rows)]))];
  return rows.every(({ locale, body }) => own.get(locale)?.body === body && before[locale] === after[locale]);
}

/**
 * Publishes a page in the languages that are given, as its next version: terms hold after the days in which members are
 * told, and in all languages alike (T64); any other page at once.
 */
export async function publishLegal(
  { db }: LegalServices,
  call: Call,
  { page, version: seen, texts, loses, reason }: AdminCallInput<Publish>,
): Promise<AdminCallOutput<Publish>> {
  const { at, staff, now, refuse } = call;
  await db.transact(async (tx) => {
    await holdTexts(tx, at);
    const key = pageKey(page);
    const own = byLocale(await wordsAsOf(tx, at, { key }));
    const [last] = await listEditions(tx, at, { key, most: 1 });
    const change: Change = { texts, own, version: (last?.number ?? 0) + 1 };
    const rows = rowsOf(change);
    if (isStanding(rows, own)) return;
    if (seen !== change.version - 1) refuse('legal_text_changed');
    await judge(call, { texts, loses }, await textsOf(page, own));
    if (page === 'terms') judgeTerms(call, texts, new Map<Locale, OwnWords>([...own, ...byLocale(rows)]));
    const holdsFrom = page === 'terms' ? termsHoldFrom(at, now) : null;
    const by = { actor: staff.publicId, reason, now };
    await addEdition(tx, at, {
      key,
      version: change.version,
      words: rows.map((row) => ({ ...row, summary: page === 'terms' ? summaryOf(texts, row.locale) : null })),
      holdsFrom,
      ...by,
    });
    if (page === 'terms') await askToTell(tx, at);
    await noteAction(tx, {
      siteId: at.siteId,
      action: 'legal_text_published',
      subject: `${page} ${change.version}`,
      ...by,
    });
  });
  return {};
}

const summaryOf = (texts: Texts, locale: Locale): string => texts[locale]?.summary ?? '';

/** From which day new terms hold on a site: those who are mailed within a day know it `termsNoticeDays` before. */
const termsHoldFrom = ({ timeZone }: Pick<StaffSiteCall['at'], 'timeZone'>, now: Date): Date =>
  dayEnd(new Date(now.getTime() + (termsNoticeDays + 1) * day), timeZone);

/**
 * Terms are agreed to in each language: none is left with words that the Dutch does not say any more, and each that
 * changes says in short what does (T64).
 */
function judgeTerms({ refuse }: Call, texts: Texts, own: ReadonlyMap<Locale, OwnWords>): void {
  const states = legalStatesOf(own);
  const behind = locales.find((locale) => states[locale] === 'missing' || states[locale] === 'outdated');
  if (behind) refuse('translation_missing', { field: behind, details: { name: languageNames[behind] } });
  const untold = written(texts).find((locale) => summaryOf(texts, locale) === '');
  if (untold) refuse('words_required', { field: `${untold}.summary` });
}
