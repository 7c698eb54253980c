import { searchDistances } from '@vonk/contract/search-lists';
import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { SearchAddress, SearchPage } from '../queries.ts';

type DistanceProps = {
  page: Pick<SearchPage, 'filters' | 'has_place' | 'hides_distance'>;
  onChange: (changes: SearchAddress) => void;
};

/** How far from one's own place; it takes the place of country and region. */
export function DistanceSelect({ page, onChange }: DistanceProps) {
  const t = useTranslations('members');
  const { has_place: hasPlace, hides_distance: hidesDistance } = page;
  const { options, ...control } = useDistances(page, onChange);
  return (
    <Select
      {...control}
      label={t('distance')}
      placeholder={t('anyDistance')}
      hint={hasPlace ? undefined : t(hidesDistance ? 'distanceHidden' : 'noPlace')}
      disabled={!hasPlace}
      options={options}
    />
  );
}

/** The same above the list of a phone, a tap away; the sheet of filters says why where there is none. */
export function DistanceChip({ page, onChange }: DistanceProps) {
  const t = useTranslations('members');
  const { options, ...control } = useDistances(page, onChange);
  if (!page.has_place) return null;
  return <ChipSelect {...control} label={t('distance')} options={[{ value: '', label: t('distance') }, ...options]} />;
}

function useDistances({ filters }: DistanceProps['page'], onChange: DistanceProps['onChange']) {
  const t = useTranslations('members');
  return {
    options: searchDistances.map((km) => ({ value: km, label: t('within', { km }) })),
    value: filters.distance ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ distance: (target.value || undefined) as SearchAddress['distance'], countryregion: undefined }),
  };
}
