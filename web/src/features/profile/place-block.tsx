import { isCountry } from '@vonk/contract/locales';
import type { OwnProfile } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { Select } from '../../ui/form/select.tsx';
import { CityField } from './city-field.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { useBlock } from './use-block.ts';

type PlaceBlockProps = {
  profile: OwnProfile;
  /** The site's countries and their regions, in the member's language. */
  countries: readonly { code: string; name: string; regions: readonly { code: string; name: string }[] }[];
};

/** Where one lives, down to the city; others see a wide band of distance (T85). */
export function PlaceBlock({ profile, countries }: PlaceBlockProps) {
  const t = useTranslations('profile');
  const initial = { country: profile.country ?? countries[0]?.code ?? '', cityId: profile.city_id, city: profile.city ?? '' };
  const block = useBlock(initial, ({ country, cityId }) => ({ country, city_id: cityId }));
  const { values, change } = block;
  const regions = countries.find(({ code }) => code === values.country)?.regions ?? [];
  return (
    <ProfileBlock id="place" title={t('place')} intro={t('placeText')} onSave={block.save} isBusy={block.isBusy}>
      <Select
        label={t('country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={values.country}
        error={block.errorOf('country')}
        onChange={({ target }) => change({ country: target.value, cityId: null, city: '' })}
      />
      {isCountry(values.country) && (
        <CityField
          key={values.country}
          country={values.country}
          chosen={values.city}
          error={block.errorOf('city_id')}
          regionName={(code) => regions.find((region) => region.code === code)?.name ?? ''}
          onChoose={(city) => change(city ? { cityId: city.id, city: city.name } : { cityId: null, city: '' })}
        />
      )}
    </ProfileBlock>
  );
}
