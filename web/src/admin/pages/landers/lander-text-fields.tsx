import { landerMistake, type LanderTextPart, maxLander } from '@vonk/contract/admin/sites/lander-words';
import { languageNames, type Locale } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

type LanderTextFieldsProps = {
  locale: Locale;
  words: { title: string; lead: string };
  mistakes: Readonly<Record<string, string | undefined>>;
  onChange: (part: LanderTextPart, value: string) => void;
};

/** What a slug says in one language; a claim or a field is marked in its place while one writes (T18). */
export function LanderTextFields({ locale, words, mistakes, onChange }: LanderTextFieldsProps) {
  const t = useTranslations('admin-landers');
  const field = (part: LanderTextPart) => ({
    error: mistakes[`${locale}.${part}`],
    value: words[part],
    maxLength: maxLander[part],
    autoComplete: 'off',
    lang: locale,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange(part, value),
  });
  const mistake = landerMistake({ [locale]: words });
  const text = mistake && words[mistake.part];
  return (
    <fieldset className="campaign-words">
      <legend>{languageNames[locale]}</legend>
      <TextInput label={t('head')} {...field('title')} />
      <Textarea label={t('lead')} lines={3} {...field('lead')} />
      {mistake && text !== undefined && mistake.field !== '' && (
        <p className="block-example">
          {t('where')}{' '}
          <span lang={locale}>
            {text.slice(0, mistake.start)}
            <mark>{mistake.field}</mark>
            {text.slice(mistake.start + mistake.field.length)}
          </span>
        </p>
      )}
    </fieldset>
  );
}
