import { writtenKinds } from '@vonk/contract/admin/sites/invented-kinds';
import { maxReasonCharacters } from '@vonk/contract/admin/words';
import type { Country } from '@vonk/contract/locales';
import { maxAboutCharacters, maxQuoteCharacters } from '@vonk/contract/profile';
import { type Gender, interests, profileOptionNames, profileOptions } from '@vonk/contract/profile-lists';
import { countGraphemes } from '@vonk/contract/text';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../../texts/use-country-name.ts';
import { Chip } from '../../../../ui/actions/chip.tsx';
import { FieldGroup } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import type { InventedDraft } from './invented-draft.ts';
import { useInventedWords } from './use-invented-words.ts';

type InventedFieldsProps = {
  draft: InventedDraft;
  mistakes: Readonly<Record<string, string | undefined>>;
  countries: readonly Country[];
  genders: readonly Gender[];
  onChange: (part: Partial<InventedDraft>) => void;
};

/** What one is, once and for all, and all that it tells: the fields that members have, without a place (T1, T10). */
export function InventedFields({ draft, mistakes, countries, genders, onChange: change }: InventedFieldsProps) {
  const t = useTranslations('admin-invented');
  const { labelOf } = useInventedWords();
  const profile = useTranslations('profile');
  const countryName = useCountryName();
  const text = (name: 'name' | 'date_of_birth' | 'quote' | 'about' | 'reason') => ({
    label: name === 'reason' ? t('reason') : labelOf(name),
    error: mistakes[name],
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  const counter = (typed: string, most: number) => ({
    used: countGraphemes(typed),
    most,
    text: profile('counter', { used: countGraphemes(typed), most }),
    nearLabel: profile('counterNear'),
    fullLabel: profile('counterFull'),
  });
  return (
    <>
      <div className="code-fields">
        {draft.id === null && (
          <Select
            label={t('kind')}
            hint={t('kindHint')}
            data-autofocus
            options={writtenKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={draft.kind}
            onChange={({ currentTarget: { value } }) =>
              change({ kind: writtenKinds.find((kind) => kind === value) ?? 'fictional' })
            }
          />
        )}
        <TextInput {...text('name')} hint={t('nameHint')} maxLength={60} />
        <TextInput {...text('date_of_birth')} type="date" hint={t('bornHint')} />
        <Select
          label={labelOf('gender')}
          error={mistakes['gender']}
          options={genders.map((value) => ({ value, label: profile(`genders.${value}`) }))}
          value={draft.gender}
          onChange={({ currentTarget: { value } }) =>
            change({ gender: genders.find((gender) => gender === value) ?? draft.gender })
          }
        />
        <Select
          label={labelOf('country')}
          hint={t('countryHint')}
          error={mistakes['country']}
          options={countries.map((value) => ({ value, label: countryName(value) }))}
          value={draft.country ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ country: countries.find((country) => country === value) ?? null })
          }
        />
      </div>
      <Chosen
        label={labelOf('looks_for')}
        hint={t('looksForHint')}
        error={mistakes['looks_for']}
        options={genders.map((value) => ({ value, label: profile(`genders.${value}`) }))}
        chosen={draft.looks_for}
        onChange={(chosen) => change({ looks_for: [...chosen] })}
      />
      <Textarea {...text('quote')} lines={2} counter={counter(draft.quote, maxQuoteCharacters)} />
      <Textarea {...text('about')} lines={5} counter={counter(draft.about, maxAboutCharacters)} />
      <Chosen
        label={labelOf('interests')}
        error={mistakes['interests']}
        options={interests.map((value) => ({ value, label: profile(`interests.${value}`) }))}
        chosen={draft.interests}
        onChange={(chosen) => change({ interests: [...chosen] })}
      />
      <div className="code-fields">
        {profileOptionNames.map((name) => (
          <Select
            key={name}
            label={labelOf(name)}
            placeholder={t('nothing')}
            options={profileOptions[name].map((value) => ({
              value,
              // Each list has words of its own; the option is one of that list.
              label: profile(`${name}.${value}` as 'hair_color.red'),
            }))}
            value={draft[name] ?? ''}
            onChange={({ currentTarget: { value } }) => change({ [name]: value || null })}
          />
        ))}
      </div>
      <Textarea {...text('reason')} hint={t('reasonHint')} maxLength={maxReasonCharacters} />
    </>
  );
}

type ChosenProps<Value extends string> = {
  label: string;
  hint?: string;
  error: string | undefined;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
};

/** Any number out of a list. */
function Chosen<Value extends string>({ label, hint, error, options, chosen, onChange }: ChosenProps<Value>) {
  return (
    <FieldGroup {...{ label, hint, error }}>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: text }) => {
          const isOn = chosen.includes(value);
          return (
            <Chip
              key={value}
              on={isOn}
              onClick={() => onChange(isOn ? chosen.filter((one) => one !== value) : [...chosen, value])}
            >
              {text}
            </Chip>
          );
        })}
      </div>
    </FieldGroup>
  );
}
