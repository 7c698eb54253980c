import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import { maxLegalText, unmarkedLines } from '@vonk/contract/admin/sites/legal-words';
import { fallbackLocale, languageNames, type Locale } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { type LegalDraft, mistakeIn, textIn, type TypedText } from './draft/legal-draft.ts';

type LanguageEditorProps = {
  page: LegalPage;
  draft: LegalDraft;
  locale: Locale;
  /** What the server said of it. */
  error: string | undefined;
  onType: (typed: TypedText) => void;
};

/** The text of a page in one language, with what is wrong marked in its line while one writes. */
export function LanguageEditor({ page, draft, locale, error, onType }: LanguageEditorProps) {
  const t = useTranslations('admin-legal');
  const { body, isCurrent } = textIn(page, draft, locale);
  const { state } = page.texts[locale];
  const unmarked = draft[locale] ? unmarkedLines(body) : 0;
  return (
    <div className="legal-language">
      <Textarea
        label={languageNames[locale]}
        note={locale === fallbackLocale ? t('source') : undefined}
        error={error}
        className="legal-text"
        lang={locale}
        maxLength={maxLegalText}
        spellCheck
        value={body}
        onChange={({ currentTarget: { value } }) =>
          onType({ body: value, isCurrent: draft[locale]?.isCurrent ?? true })
        }
      />
      <Place {...{ page, draft, locale }} />
      {locale !== fallbackLocale && (
        <Checkbox
          checked={isCurrent}
          detail={
            draft[locale] === undefined && (state === 'missing' || state === 'outdated')
              ? t(state === 'missing' ? 'saysSameMissing' : 'saysSameOutdated')
              : undefined
          }
          onChange={({ currentTarget: { checked } }) => onType({ body, isCurrent: checked })}
        >
          {t('saysSame')}
        </Checkbox>
      )}
      {unmarked > 0 && <p className="pane-note">{t('unmarked', { count: unmarked, mark: '{-}' })}</p>}
    </div>
  );
}

/** The line in which something is wrong, with it marked. */
function Place({ page, draft, locale }: Pick<LanguageEditorProps, 'page' | 'draft' | 'locale'>) {
  const t = useTranslations('admin-legal');
  const mistake = mistakeIn(page, draft, locale);
  if (!mistake) return null;
  const text = textIn(page, draft, locale).body.trim();
  const begin = text.lastIndexOf('\n', mistake.start - 1) + 1;
  const end = text.indexOf('\n', mistake.end);
  return (
    <p className="block-example" role="status">
      {t('where')}{' '}
      <span lang={locale}>
        {text.slice(begin, mistake.start)}
        <mark>{mistake.field}</mark>
        {text.slice(mistake.end, end < 0 ? undefined : end)}
      </span>
    </p>
  );
}
