import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import type { LegalState } from '@vonk/contract/admin/sites/legal-words';
import { fallbackLocale, languageNames, type Locale, locales } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { Status, type StatusKind } from '../../parts/status.tsx';
import { type LegalDraft, mistakeIn, stateAfter } from './draft/legal-draft.ts';

type LanguageBarProps = {
  page: LegalPage;
  draft: LegalDraft;
  chosen: Locale;
  onChoose: (locale: Locale) => void;
};

const kinds: Readonly<Record<LegalState, StatusKind>> = {
  built_in: 'off',
  missing: 'bad',
  outdated: 'risk',
  current: 'ok',
};

/** The seven languages, with how each will stand once it is published. */
export function LanguageBar({ page, draft, chosen, onChoose }: LanguageBarProps) {
  const t = useTranslations('admin-legal');
  const standing = (locale: Locale) => {
    if (mistakeIn(page, draft, locale)) return <Status kind="bad">{t('wrong')}</Status>;
    const state = stateAfter(page, draft, locale);
    if (draft[locale] && state === 'current') return <Status kind="new">{t('typed')}</Status>;
    return <Status kind={kinds[state]}>{t(`states.${state}`)}</Status>;
  };
  return (
    <ul className="legal-languages" aria-label={t('languages')}>
      {locales.map((locale) => (
        <li key={locale}>
          <button type="button" aria-pressed={locale === chosen} onClick={() => onChoose(locale)}>
            <span lang={locale}>{languageNames[locale]}</span>
            {locale === fallbackLocale && <small>{t('source')}</small>}
            {standing(locale)}
          </button>
        </li>
      ))}
    </ul>
  );
}
