import { type CampaignWords, campaignMistake, maxCampaign, textOf } from '@vonk/contract/admin/house/campaign-words';
import { languageNames, type Locale } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { WordsDraft } from './campaign-draft.ts';

type WordsFieldsProps = {
  locale: Locale;
  words: WordsDraft;
  /** All that is written, by which one language is held to the others. */
  written: Readonly<Partial<Record<Locale, CampaignWords>>>;
  mistakes: Readonly<Record<string, string | undefined>>;
  onChange: (part: keyof WordsDraft, value: string) => void;
};

/** What it says in one language; a field that nothing is known for is marked in its place while one writes. */
export function WordsFields({ locale, words, written, mistakes, onChange }: WordsFieldsProps) {
  const t = useTranslations('admin-campaigns');
  const field = (part: keyof WordsDraft) => ({
    label: t(part),
    error: mistakes[`${locale}.${part}`],
    value: words[part],
    autoComplete: 'off',
    lang: locale,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange(part, value),
  });
  return (
    <fieldset className="campaign-words">
      <legend>{languageNames[locale]}</legend>
      <TextInput {...field('subject')} maxLength={maxCampaign.subject} />
      <Textarea
        {...field('text')}
        hint={t('textHint')}
        maxLength={maxCampaign.paragraph * maxCampaign.paragraphs}
        lines={5}
      />
      <TextInput {...field('button')} maxLength={maxCampaign.button} />
      <MarkedMistake locale={locale} written={written} />
    </fieldset>
  );
}

function MarkedMistake({ locale, written }: Pick<WordsFieldsProps, 'locale' | 'written'>) {
  const t = useTranslations('admin-campaigns');
  const mistake = campaignMistake(written);
  const own = written[locale];
  if (!own || mistake?.locale !== locale) return null;
  const text = mistake.part === 'text' ? textOf(own.paragraphs) : own[mistake.part];
  return (
    <p className="block-example">
      {t('where')}{' '}
      <span lang={locale}>
        {text.slice(0, mistake.start)}
        <mark>{mistake.field}</mark>
        {text.slice(mistake.end)}
      </span>
    </p>
  );
}
