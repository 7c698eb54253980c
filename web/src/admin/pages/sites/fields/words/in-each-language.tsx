import { languageNames, type Locale, locales } from '@vonk/contract/locales';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextInput } from '../../../../../ui/form/text-input.tsx';
import { type TextsTyped, textMistake, wrongLanguages } from './texts-draft.ts';

interface InEachLanguageProps {
  /** What opens the inputs. */
  title: string;
  texts: TextsTyped;
  /** How many characters each may have. */
  most: number;
  isJudged: boolean;
  onType: (texts: TextsTyped) => void;
  /** What else is chosen of it, below its words. */
  children: ReactNode;
}

/** Words in every language beside each other, with what else belongs to them; closed until asked for. */
export function InEachLanguage({ title, texts, most, isJudged, onType, children }: InEachLanguageProps) {
  const t = useTranslations('admin-sites.inEach');
  const wrong = wrongLanguages(texts, most);
  const [isNew] = useState(wrong.length === locales.length);
  const errorOf = (locale: Locale): string | undefined => {
    const mistake = isJudged ? textMistake(texts[locale], most) : undefined;
    return mistake && t(mistake, { max: String(most) });
  };
  return (
    <details open={isNew || (isJudged && wrong.length > 0)}>
      <summary>
        {title}
        {wrong.length > 0 && <b> {t('languages', { count: wrong.length })}</b>}
      </summary>
      <div className="in-each-parts">
        <div className="fields-two">
          {locales.map((locale) => (
            <TextInput
              key={locale}
              label={languageNames[locale]}
              lang={locale}
              autoComplete="off"
              maxLength={most}
              error={errorOf(locale)}
              value={texts[locale]}
              onChange={({ currentTarget: { value } }) => onType({ ...texts, [locale]: value })}
            />
          ))}
        </div>
        {children}
      </div>
    </details>
  );
}
