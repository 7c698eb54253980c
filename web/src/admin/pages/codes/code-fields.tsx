import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { CodeDraft } from './code-draft.ts';
import type { Codes } from './queries.ts';

type CodeFieldsProps = {
  draft: CodeDraft;
  mistakes: Readonly<Record<string, string | undefined>>;
  about: Codes;
  onChange: (part: Partial<CodeDraft>) => void;
};

/** What a code is called, gives and asks. */
export function CodeFields({ draft, mistakes, about, onChange: change }: CodeFieldsProps) {
  const t = useTranslations('admin-codes');
  const field = (name: 'code' | 'prefix' | 'count' | 'percentage' | 'minimum' | 'maximum' | 'perMember' | 'most') => ({
    label: t(`fields.${name}`),
    error: mistakes[name],
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  return (
    <>
      <div className="code-fields">
        {draft.kind === 'one' ? (
          <TextInput {...field('code')} hint={t('hints.code')} autoCapitalize="characters" data-autofocus />
        ) : (
          <>
            <TextInput {...field('count')} inputMode="numeric" hint={t('hints.count')} />
            <TextInput {...field('prefix')} autoCapitalize="characters" hint={t('hints.prefix')} />
          </>
        )}
        <TextInput {...field('percentage')} inputMode="decimal" hint={t('hints.percentage')} />
        <TextInput {...field('minimum')} inputMode="decimal" hint={t('hints.amount')} />
        <TextInput {...field('maximum')} inputMode="decimal" hint={t('hints.amount')} />
        {about.currencies.length > 1 && (
          <Select
            label={t('fields.currency')}
            options={about.currencies.map((currency) => ({ value: currency, label: currency }))}
            value={draft.currency}
            onChange={({ currentTarget: { value } }) => change({ currency: value })}
          />
        )}
        <TextInput {...field('perMember')} inputMode="numeric" hint={t('hints.times')} />
        <TextInput
          {...field('most')}
          inputMode="numeric"
          hint={draft.kind === 'many' ? t('hints.each') : t('hints.times')}
        />
        <TextInput
          label={t('fields.until')}
          type="date"
          error={mistakes['until']}
          hint={t('hints.until')}
          value={draft.until}
          onChange={({ currentTarget: { value } }) => change({ until: value })}
        />
      </div>
      <Countries {...{ draft, about }} onChange={change} />
      <Checkbox checked={draft.first} onChange={({ currentTarget: { checked } }) => change({ first: checked })}>
        {t('fields.first')}
      </Checkbox>
    </>
  );
}

/** Where a code holds: nowhere chosen is everywhere. */
function Countries({ draft, about, onChange: change }: Omit<CodeFieldsProps, 'mistakes'>) {
  const t = useTranslations('admin-codes');
  const countryName = useCountryName();
  return (
    <>
      <FieldGroup label={t('fields.countries')}>
        <div className="code-countries">
          {about.countries.map((country) => (
            <Checkbox
              key={country}
              checked={draft.countries.includes(country)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  countries: checked ? [...draft.countries, country] : draft.countries.filter((one) => one !== country),
                })
              }
            >
              {countryName(country)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <p className="pane-note">{t('hints.countries')}</p>
    </>
  );
}
