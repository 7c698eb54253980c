import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import { type LegalMistake, legalMistake, type LegalState, lostPromises } from '@vonk/contract/admin/sites/legal-words';
import { fallbackLocale, type Locale, locales } from '@vonk/contract/locales';

/** What was typed in a language; `isCurrent`: it says what the Dutch says. */
export interface TypedText {
  readonly body: string;
  readonly isCurrent: boolean;
}
/** The languages that an edition will have. */
export type LegalDraft = Readonly<Partial<Record<Locale, TypedText>>>;

const isBehind = (state: LegalState): boolean => state === 'missing' || state === 'outdated';

/** What a language says at this moment, typed or standing. */
export const textIn = (page: LegalPage, draft: LegalDraft, locale: Locale): TypedText =>
  draft[locale] ?? { body: page.texts[locale].body, isCurrent: !isBehind(page.texts[locale].state) };

/** A draft with one language as it is now; what says what stands already is in no draft. */
export function withText(
  page: LegalPage,
  draft: LegalDraft,
  { locale, ...typed }: TypedText & { locale: Locale },
): LegalDraft {
  const { [locale]: _before, ...others } = draft;
  const { body, isCurrent } = textIn(page, {}, locale);
  return body === typed.body && isCurrent === typed.isCurrent ? others : { ...others, [locale]: typed };
}

/** The languages of which something is typed, in their order. */
export const changedIn = (draft: LegalDraft): Locale[] => locales.filter((locale) => draft[locale] !== undefined);

/** How a language will stand once the draft is published. */
export function stateAfter(page: LegalPage, draft: LegalDraft, locale: Locale): LegalState {
  const typed = draft[locale];
  if (locale === fallbackLocale) return typed ? 'current' : page.texts[locale].state;
  if (typed) return typed.isCurrent ? 'current' : 'outdated';
  const { state } = page.texts[locale];
  if (!draft[fallbackLocale]) return state;
  return state === 'built_in' || state === 'missing' ? 'missing' : 'outdated';
}

/** The languages that will not say what the Dutch says. */
export const behindAfter = (page: LegalPage, draft: LegalDraft): Locale[] =>
  locales.filter((locale) => isBehind(stateAfter(page, draft, locale)));

/** What is wrong with a language of the draft. */
export function mistakeIn(page: LegalPage, draft: LegalDraft, locale: Locale): LegalMistake | undefined {
  const typed = draft[locale];
  if (!typed) return undefined;
  const isTranslation = locale !== fallbackLocale && typed.isCurrent;
  const source = isTranslation ? textIn(page, draft, fallbackLocale).body : undefined;
  return legalMistake(typed.body.trim(), { promises: page.promises, source });
}

/** The promises that go with the draft, each with the line that says it now. */
export function lostBy(page: LegalPage, draft: LegalDraft): { name: string; line: string }[] {
  const found = new Map<string, string>();
  for (const locale of changedIn(draft)) {
    const standing = page.texts[locale].body;
    for (const name of lostPromises(standing, draft[locale]?.body ?? ''))
      if (!found.has(name)) found.set(name, lineOf(standing, name));
  }
  return [...found].map(([name, line]) => ({ name, line }));
}

function lineOf(text: string, name: string): string {
  const has = new RegExp(String.raw`\{=(?:[\w -]+ )?${name}(?: [\w -]+)?\}$`);
  const line = text.split('\n').find((one) => has.test(one)) ?? '';
  return line.replace(/ \{=[\w -]+\}$/, '').replace(/^(?:- |\| )?(?:\{[?!]\w+\} ?)?/, '');
}

interface Asked {
  readonly draft: LegalDraft;
  /** Of terms: what they change, by language. */
  readonly summaries?: Readonly<Partial<Record<Locale, string>>>;
  readonly loses: readonly string[];
  readonly reason: string;
}

/** What is asked of the server to publish it. */
export const draftInput = (
  site: number,
  page: LegalPage,
  { draft, summaries = {}, loses, reason }: Asked,
): AdminCallInput<'PUT /api/admin/legal-text'> => ({
  site,
  page: page.page,
  version: page.version,
  texts: Object.fromEntries(
    changedIn(draft).map((locale) => {
      const { body, isCurrent } = textIn(page, draft, locale);
      const summary = page.page === 'terms' ? summaries[locale]?.trim() : undefined;
      return [locale, { body, is_current: isCurrent, ...(summary !== undefined && { summary }) }];
    }),
  ),
  loses: [...loses],
  reason: reason.trim(),
});
