import { isCountry } from '@vonk/contract/locales';
import type { OwnProfile } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { Select } from '../../ui/form/select.tsx';
import { CityField } from './city-field.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { SaveLine } from './save-line.tsx';
import { useAutosave } from './use-autosave.ts';

type PlaceBlockProps = {
  profile: OwnProfile;
  /** The site's countries and their regions, in the member's language. */
  countries: readonly { code: string; name: string; regions: readonly { code: string; name: string }[] }[];
};

interface Place {
  readonly country: string;
  readonly cityId: number | null;
  readonly city: string;
}

/** Where one lives, down to the city; others see a wide band of distance (T85). */
export function PlaceBlock({ profile, countries }: PlaceBlockProps) {
  const t = useTranslations('profile');
  const saved = { country: profile.country ?? countries[0]?.code ?? '', cityId: profile.city_id, city: profile.city ?? '' };
  const field = useAutosave<Place>({
    saved,
    changesOf: ({ country, cityId }) => ({ country, city_id: cityId }),
    fields: ['city_id', 'country'],
  });
  const { country, city } = field.value;
  const regions = countries.find(({ code }) => code === country)?.regions ?? [];
  return (
    <ProfileBlock id="place" title={t('place')} intro={t('placeText')}>
      <Select
        label={t('country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        onChange={({ target }) => field.set({ country: target.value, cityId: null, city: '' })}
      />
      {isCountry(country) && (
        <CityField
          key={country}
          country={country}
          chosen={city}
          error={field.error}
          regionName={(code) => regions.find((region) => region.code === code)?.name ?? ''}
          onChoose={(chosen) => field.set({ country, cityId: chosen?.id ?? null, city: chosen?.name ?? '' })}
        />
      )}
      <SaveLine of={field} name={t('place')} />
    </ProfileBlock>
  );
}
