import { icebreakerLength } from '@vonk/contract/icebreakers';
import { languageNames, type Locale, locales } from '@vonk/contract/locales';
import { interests } from '@vonk/contract/profile';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { AddIcon, RemoveIcon, UpIcon } from '../../../../ui/icons.ts';
import { emptyOpener, isTextWrong, type Opener, openerLine, openersTyped, wrongIn } from './opener-draft.ts';

interface OpenersFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  typed: readonly string[];
  onType: (typed: readonly string[]) => void;
}

/** The questions with which members of a site begin, in the order in which they are offered (STAFF-4). */
export function OpenersField({ label, hint, error, typed, onType }: OpenersFieldProps) {
  const t = useTranslations('admin-sites.openers');
  const openers = openersTyped(typed);
  const put = (rows: readonly Opener[]) => onType(rows.map(openerLine));
  const raise = (at: number) => {
    const rows = [...openers];
    rows.splice(at - 1, 0, ...rows.splice(at, 1));
    put(rows);
  };
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ol className="field-cards">
        {openers.map((opener, at) => (
          <li key={opener.key}>
            <div className="opener-head">
              <Shown opener={opener} />
              {at > 0 && (
                <IconButton
                  label={t('raise', { number: String(at + 1) })}
                  icon={<UpIcon />}
                  onClick={() => raise(at)}
                />
              )}
              <IconButton
                label={t('remove', { number: String(at + 1) })}
                icon={<RemoveIcon />}
                onClick={() => put(openers.filter((_, index) => index !== at))}
              />
            </div>
            <Changing
              opener={opener}
              isJudged={error !== undefined}
              onChange={(part) => put(openers.map((one, index) => (index === at ? { ...one, ...part } : one)))}
            />
          </li>
        ))}
      </ol>
      <Button variant="secondary" size="compact" icon={<AddIcon />} onClick={() => put([...openers, emptyOpener()])}>
        {t('add')}
      </Button>
    </FieldGroup>
  );
}

/** The opener as a member sees it where nothing was said yet, in the language of whoever reads this. */
function Shown({ opener: { texts, is_on: isOn } }: { opener: Opener }) {
  const t = useTranslations('admin-sites.openers');
  const words = texts[useLocale() as Locale].trim();
  return (
    <p className="radio-card radio-card-voice">
      <span className="choice-text">
        <span className="radio-card-title">{words === '' ? t('empty') : words}</span>
        {!isOn && <span className="radio-card-detail">{t('off')}</span>}
      </span>
    </p>
  );
}

interface ChangingProps {
  opener: Opener;
  isJudged: boolean;
  onChange: (part: Partial<Opener>) => void;
}

/** Its words in every language beside each other, for whom it is and whether it is offered; closed until asked for. */
function Changing({ opener, isJudged, onChange: change }: ChangingProps) {
  const t = useTranslations('admin-sites.openers');
  const profile = useTranslations('profile');
  const missing = wrongIn(opener);
  const [isNew] = useState(missing.length === locales.length);
  return (
    <details open={isNew || (isJudged && missing.length > 0)}>
      <summary>
        {t('change')}
        {missing.length > 0 && <b> {t('missing', { count: missing.length })}</b>}
      </summary>
      <div className="opener-parts">
        <div className="fields-two">
          {locales.map((locale) => (
            <TextInput
              key={locale}
              label={languageNames[locale]}
              lang={locale}
              autoComplete="off"
              maxLength={icebreakerLength}
              error={
                isJudged && isTextWrong(opener.texts[locale])
                  ? t('textWrong', { max: String(icebreakerLength) })
                  : undefined
              }
              value={opener.texts[locale]}
              onChange={({ currentTarget: { value } }) => change({ texts: { ...opener.texts, [locale]: value } })}
            />
          ))}
          <Select
            label={t('interest')}
            placeholder={t('anybody')}
            options={interests.map((value) => ({ value, label: profile(`interests.${value}`) }))}
            value={opener.interest ?? ''}
            onChange={({ currentTarget: { value } }) => change({ interest: value === '' ? null : value })}
          />
        </div>
        <Checkbox checked={opener.is_on} onChange={({ currentTarget: { checked } }) => change({ is_on: checked })}>
          {t('isOn')}
        </Checkbox>
      </div>
    </details>
  );
}
