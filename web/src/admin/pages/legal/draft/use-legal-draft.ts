import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import { type Locale, locales } from '@vonk/contract/locales';
import { useState } from 'react';
import { keepDraft, readKept } from './kept-draft.ts';
import { changedIn, type LegalDraft, type TypedText, withText } from './legal-draft.ts';

type Refused = Readonly<Partial<Record<Locale, string>>>;

/** What was typed about a page until it is published; a reload, a refusal and a session that ends take nothing. */
export function useLegalDraft(site: number, page: LegalPage) {
  const [draft, setDraft] = useState(() => readKept(site, page));
  const [refused, setRefused] = useState<Refused>({});
  const keep = (next: LegalDraft) => {
    setDraft(next);
    keepDraft(site, page, next);
  };
  return {
    draft,
    /** What the server said of a language, until it is typed in again. */
    refused,
    refuse: (locale: Locale, message: string) => setRefused({ [locale]: message }),
    type: (locale: Locale, typed: TypedText) => {
      setRefused({});
      keep(withText(page, draft, { locale, ...typed }));
    },
    /** Takes up the words of an edition; whether they are others than those that stand. */
    load: (texts: AdminCallOutput<'GET /api/admin/legal-edition'>['texts']): boolean => {
      setRefused({});
      const next = locales.reduce<LegalDraft>((before, locale) => {
        const { body, is_current: isCurrent } = texts[locale];
        return withText(page, before, { locale, body, isCurrent });
      }, {});
      keep(next);
      return changedIn(next).length > 0;
    },
    clear: () => {
      setRefused({});
      keep({});
    },
  };
}
