import type { SiteField as Field } from '@vonk/contract/admin/sites/fields';
import { languageNames, locales } from '@vonk/contract/locales';
import type { ComponentType } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Checkbox, Switch } from '../../../ui/form/choices.tsx';
import { FieldError, FieldGroup } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Status } from '../../parts/status.tsx';
import { ClaimsField } from './fields/claims-field.tsx';
import { RoutesField } from './fields/routes-field.tsx';
import { GiftsField } from './fields/words/gifts-field.tsx';
import { OpenersField } from './fields/words/openers-field.tsx';
import { PacksField } from './packs-field.tsx';
import type { Typed } from './site-draft.ts';
import { useSiteWords } from './use-site-words.ts';

interface SiteFieldProps {
  field: Field;
  currency: string;
  typed: Typed;
  error: string | undefined;
  /** Where in it the server found what is wrong, as `claims.0.definition.pl`. */
  place?: string | undefined;
  /** The payment providers that are configured in this deployment. */
  open?: readonly string[] | undefined;
  /** Whether it stands as it was found, with whatever is wrong in it. */
  isLeft?: boolean;
  onType: (typed: Typed) => void;
}

/** What a field does, what may stand in it, what is usual, and since when it is what it is. */
function useHint({ field, currency }: Pick<SiteFieldProps, 'field' | 'currency'>): string {
  const t = useTranslations('admin-sites');
  const format = useFormatter();
  const { hintOf, valueText } = useSiteWords(currency);
  const { min, max, usual, since, by, kind } = field;
  const isPlain = usual !== null && ['number', 'minor', 'share', 'switch', 'choice'].includes(kind);
  const edge = (value: number) => valueText(field, value);
  const range =
    min === null
      ? undefined
      : max === null
        ? t('from', { min: edge(min) })
        : t('between', { min: edge(min), max: edge(max) });
  const at = since === null ? '' : format.dateTime(new Date(since), { dateStyle: 'medium', timeStyle: 'short' });
  const origin = since === null ? undefined : by === null ? t('sinceFound', { at }) : t('since', { at, by });
  return [
    hintOf(field.name),
    range,
    isPlain && field.name !== 'time_zone' ? t('usual', { value: valueText(field, usual) }) : undefined,
    origin,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

type ControlProps = SiteFieldProps & { hint: string };

/** What a kind of field is typed in, where that is no line. */
const controls: Readonly<Partial<Record<Field['kind'], ComponentType<ControlProps>>>> = {
  switch: Tick,
  choice: Choice,
  choices: Choices,
  packs: Packs,
  routes: Routes,
  openers: Openers,
  gifts: Gifts,
  claims: Claims,
  texts: Texts,
  lines: Lines,
  long: Lines,
  structure: Lines,
};

/** One field of a site with the control that fits it. */
export function SiteField(props: SiteFieldProps) {
  const t = useTranslations('admin-sites');
  const Control = controls[props.field.kind] ?? Line;
  const control: ControlProps = { ...props, hint: useHint(props) };
  const { field, isLeft = false } = props;
  if (!isLeft || field.wrong === null) return <Control {...control} />;
  return (
    <div className="field">
      <Control {...control} />
      <p className="pane-note">
        <Status kind="risk">{t('standsWrong', { place: field.wrong })}</Status>
      </p>
    </div>
  );
}

function Tick({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  return (
    <div className="field">
      <Switch detail={hint} checked={typed === true} onChange={({ currentTarget: { checked } }) => onType(checked)}>
        {nameOf(field.name)}
      </Switch>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}

function Choice({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf, optionOf } = useSiteWords(currency);
  return (
    <Select
      {...{ hint, error }}
      label={nameOf(field.name)}
      options={(field.options ?? []).map((value) => ({ value, label: optionOf(field.name, value) }))}
      value={String(typed)}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  );
}

function Lines({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  return (
    <Textarea
      {...{ hint, error }}
      label={nameOf(field.name)}
      autoComplete="off"
      spellCheck={false}
      className={field.kind === 'structure' ? 'site-structure' : undefined}
      maxLength={field.length ?? undefined}
      value={String(typed)}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  );
}

const inputModes = { number: 'numeric', minor: 'decimal', share: 'decimal' } as const;

function Line({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  return (
    <TextInput
      {...{ hint, error }}
      label={nameOf(field.name)}
      autoComplete="off"
      inputMode={field.kind in inputModes ? inputModes[field.kind as keyof typeof inputModes] : undefined}
      maxLength={field.length ?? undefined}
      value={String(typed)}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  );
}

function Packs({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  const lines = typed as readonly string[];
  return <PacksField label={nameOf(field.name)} typed={lines} {...{ currency, error, hint, onType }} />;
}

function Routes({ field, currency, typed, error, open = [], hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  const lines = typed as readonly string[];
  return <RoutesField label={nameOf(field.name)} typed={lines} {...{ error, hint, open, onType }} />;
}

function Openers({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  return <OpenersField label={nameOf(field.name)} typed={typed as readonly string[]} {...{ error, hint, onType }} />;
}

function Gifts({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  return <GiftsField label={nameOf(field.name)} typed={typed as readonly string[]} {...{ error, hint, onType }} />;
}

function Claims({ field, currency, typed, error, place, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  const lines = typed as readonly string[];
  return <ClaimsField label={nameOf(field.name)} typed={lines} {...{ error, place, hint, onType }} />;
}

/** Some of several; in the order in which they can be chosen. */
function Choices({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf, optionOf } = useSiteWords(currency);
  const chosen = typed as readonly string[];
  return (
    <FieldGroup label={nameOf(field.name)} hint={hint} error={error}>
      <div className="code-countries">
        {(field.options ?? []).map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChange={({ currentTarget: { checked } }) =>
              onType(checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          >
            {optionOf(field.name, option)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A text in each language; an empty one is none. */
function Texts({ field, currency, typed, error, hint, onType }: ControlProps) {
  const { nameOf } = useSiteWords(currency);
  const texts = typed as Readonly<Record<string, string>>;
  return (
    <FieldGroup label={nameOf(field.name)} hint={hint} error={error}>
      <div className="fields-two">
        {locales.map((locale) => (
          <TextInput
            key={locale}
            label={languageNames[locale]}
            lang={locale}
            value={texts[locale] ?? ''}
            onChange={({ currentTarget: { value } }) => onType({ ...texts, [locale]: value })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
