import { useQuery } from '@tanstack/react-query';
import { searchAges, type SearchFilters as Searched } from '@vonk/contract/search';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Switch } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { DistanceSelect } from './distance-choice.tsx';
import { regionsQuery, type SearchAddress, type SearchPage } from '../queries.ts';

type SearchFiltersProps = {
  /** The page of the search that is shown. */
  page: SearchPage;
  onChange: (changes: SearchAddress) => void;
  /** How many of the filters behind the sheet are on, and the way to them. */
  more: { count: number; open: () => void };
  onlyReal: { isOn: boolean; isBusy: boolean; isOffered: boolean; choose: (on: boolean) => void };
};

/** The filters of a search; each works at once. */
export function SearchFilters({ page, onChange, more, onlyReal }: SearchFiltersProps) {
  const t = useTranslations('members');
  const user = useUser();
  const { filters, genders } = page;
  const { call } = useApp();
  const { data: countries = [] } = useQuery(regionsQuery(call));
  const regions = countries.find(({ code }) => code === filters.country)?.regions ?? [];
  return (
    <form className="search-filters" onSubmit={(event) => event.preventDefault()}>
      {genders.length > 1 && (
        <Segmented
          label={t('lookingFor')}
          options={[
            { value: '', label: t('everybody') },
            ...genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) })),
          ]}
          value={filters.gender ?? ''}
          onChange={({ target }) => onChange({ gender: (target.value || undefined) as SearchAddress['gender'] })}
        />
      )}
      {countries.length > 1 && (
        <Select
          label={t('country')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          value={filters.country}
          onChange={({ target }) =>
            onChange({
              country: target.value as SearchAddress['country'],
              countryregion: undefined,
              distance: undefined,
            })
          }
        />
      )}
      <Select
        label={t('region')}
        placeholder={t('allRegions')}
        options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        value={filters.countryregion ?? ''}
        onChange={({ target }) =>
          onChange({
            country: filters.country as SearchAddress['country'],
            countryregion: target.value || undefined,
            distance: undefined,
          })
        }
      />
      {user && <DistanceSelect page={page} onChange={onChange} />}
      <Ages key={`${filters.min_age}-${filters.max_age}`} filters={filters} onChange={onChange} />
      {onlyReal.isOffered && (
        <Switch
          detail={t('onlyRealDetail')}
          checked={onlyReal.isOn}
          aria-busy={onlyReal.isBusy}
          onChange={({ target }) => onlyReal.choose(target.checked)}
        >
          {t('onlyReal')}
        </Switch>
      )}
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={more.open}>
        {more.count > 0 ? t('moreFiltersOn', { count: String(more.count) }) : t('moreFilters')}
      </Button>
    </form>
  );
}

/** Two ages, taken over when one leaves a field or presses Enter; put in order when they are not. */
function Ages({ filters, onChange }: Pick<SearchFiltersProps, 'onChange'> & { filters: Searched }) {
  const t = useTranslations('members');
  const [ages, setAges] = useState({ min: String(filters.min_age), max: String(filters.max_age) });
  const within = (text: string, fallback: number) => {
    const years = Math.round(Number(text));
    return Number.isFinite(years) && text.trim() !== ''
      ? Math.min(Math.max(years, searchAges.min), searchAges.max)
      : fallback;
  };
  const commit = () => {
    const [one, other] = [within(ages.min, filters.min_age), within(ages.max, filters.max_age)];
    const [min, max] = [Math.min(one, other), Math.max(one, other)];
    setAges({ min: String(min), max: String(max) });
    if (min !== filters.min_age || max !== filters.max_age) onChange({ min_age: min, max_age: max });
  };
  const field = {
    type: 'number',
    inputMode: 'numeric',
    min: searchAges.min,
    max: searchAges.max,
    className: 'input tabular',
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) commit();
    },
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && commit(),
  } as const;
  return (
    <FieldGroup label={t('age')}>
      <div className="age-range">
        <input
          {...field}
          aria-label={t('ageFrom')}
          value={ages.min}
          onChange={({ target }) => setAges({ ...ages, min: target.value })}
        />
        <span aria-hidden="true">{t('until')}</span>
        <input
          {...field}
          aria-label={t('ageTo')}
          value={ages.max}
          onChange={({ target }) => setAges({ ...ages, max: target.value })}
        />
      </div>
    </FieldGroup>
  );
}
