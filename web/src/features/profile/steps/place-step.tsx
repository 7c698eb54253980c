import type { CallOutput } from '@vonk/contract/api';
import { isCountry } from '@vonk/contract/locales';
import { distanceBands, type OwnProfile } from '@vonk/contract/profile';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/form/select.tsx';
import { CityField } from '../place/city-field.tsx';
import { useTypedCity } from '../place/use-typed-city.ts';
import { UseMyPlace } from '../place/use-my-place.tsx';
import { StepForm } from './step-form.tsx';
import { useStep } from './use-step.ts';

interface PlaceStepProps {
  profile: OwnProfile;
  countries: CallOutput<'GET /api/regions.php'>['countries'];
  onNext: () => void;
}

/** Roughly where one lives, with what others get to see of it (PROF-2). */
export function PlaceStep({ profile, countries, onNext }: PlaceStepProps) {
  const t = useTranslations();
  const [place, setPlace] = useState({
    country: profile.country ?? countries[0]?.code ?? '',
    cityId: profile.city_id,
    city: profile.city ?? '',
  });
  const { save, isBusy, errorOf } = useStep(onNext);
  const regions = countries.find(({ code }) => code === place.country)?.regions ?? [];
  const typed = useTypedCity({
    country: isCountry(place.country) ? place.country : undefined,
    chosen: place.city,
    onChoose: (city) => setPlace({ ...place, cityId: city?.id ?? null, city: city?.name ?? '' }),
  });
  const goOn = async () => {
    const settled = await typed.settle();
    if (settled === 'unclear') return;
    const cityId = settled === 'kept' ? place.cityId : settled === 'none' ? null : settled.id;
    save({ country: place.country, city_id: cityId });
  };
  return (
    <StepForm
      title={t('steps.place')}
      intro={t('profile.placeText')}
      save={{ label: t('steps.next'), onPress: () => void goOn(), isBusy }}
      skip={{ onPress: onNext }}
    >
      <Select
        label={t('profile.country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={place.country}
        error={errorOf('country')}
        onChange={({ target }) => setPlace({ country: target.value, cityId: null, city: '' })}
      />
      <UseMyPlace />
      {isCountry(place.country) && (
        <CityField
          key={place.country}
          city={typed}
          error={errorOf('city_id')}
          regionName={(code) => regions.find((region) => region.code === code)?.name ?? ''}
        />
      )}
      <div>
        <p className="mb-2 text-sm font-strong">{t('steps.bands')}</p>
        <ul className="flex flex-wrap gap-2 text-sm">
          {distanceBands.map((band) => (
            <li key={band} className="rounded-chip bg-sunken px-3 py-1">
              {t(`shell.distance.${band}`)}
            </li>
          ))}
        </ul>
      </div>
    </StepForm>
  );
}
