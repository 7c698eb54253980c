import { isCountry } from '@vonk/contract/locales';
import type { OwnProfile } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/form/select.tsx';
import { CityField } from './city-field.tsx';
import { useTypedCity } from './use-typed-city.ts';
import { ProfileBlock } from '../profile-block.tsx';
import { SaveLine } from '../save-line.tsx';
import { useAutosave } from '../use-autosave.ts';

type PlaceBlockProps = {
  profile: OwnProfile;
  /** The site's countries and their regions, in the member's language. */
  countries: readonly { code: string; name: string; regions: readonly { code: string; name: string }[] }[];
};

interface Place {
  readonly country: string;
  /** The city's own where one is chosen. */
  readonly region: string | null;
  readonly cityId: number | null;
  readonly city: string;
}

/** Where one lives, down to the region or the city, as one likes; others see a wide band of distance (PROF-2, T85). */
export function PlaceBlock({ profile, countries }: PlaceBlockProps) {
  const t = useTranslations('profile');
  const { region: savedRegion, city_id: cityId } = profile;
  const saved = {
    country: profile.country ?? countries[0]?.code ?? '',
    region: savedRegion,
    cityId,
    city: profile.city ?? '',
  };
  const field = useAutosave<Place>({
    saved,
    changesOf: ({ country, region, cityId: id }) =>
      id === null ? { country, region, city_id: null } : { country, city_id: id },
    fields: ['city_id', 'country', 'region'],
  });
  const { country, region, city } = field.value;
  const regions = countries.find(({ code }) => code === country)?.regions ?? [];
  const typed = useTypedCity({
    country: isCountry(country) ? country : undefined,
    chosen: city,
    onChoose: (chosen) =>
      field.set({
        country,
        region: chosen?.region ?? region,
        cityId: chosen?.id ?? null,
        city: chosen?.name ?? '',
      }),
  });
  return (
    <ProfileBlock id="place" title={t('place')} intro={t('placeText')}>
      <Select
        label={t('country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        onChange={({ target }) => field.set({ country: target.value, region: null, cityId: null, city: '' })}
      />
      <Select
        label={t('region')}
        note={t('optional')}
        placeholder={t('notTold')}
        options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        value={region ?? ''}
        onChange={({ target }) => field.set({ country, region: target.value || null, cityId: null, city: '' })}
      />
      {isCountry(country) && (
        <CityField
          key={country}
          city={typed}
          error={field.error}
          regionName={(code) => regions.find((each) => each.code === code)?.name ?? ''}
        />
      )}
      <SaveLine of={field} name={t('place')} />
    </ProfileBlock>
  );
}
