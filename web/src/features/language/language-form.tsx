import {
  countryCookieDays,
  isCountry,
  languageNames,
  languagesFor,
  type Locale,
  localeCookieDays,
} from '@vonk/contract/locales';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { remember } from '../../device/cookies.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioCard } from '../../ui/form/choices.tsx';
import { FieldGroup } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';

/** Language and country of this device; `from` is where to go on, in the new language. */
export function LanguageForm({ from }: { from: string }) {
  const t = useTranslations('language');
  const { settings, texts } = useApp();
  const [locale, setLocale] = useState(texts.locale);
  const [country, setCountry] = useState(settings.geoip_selected_country ?? settings.geoip_country);
  const names = new Intl.DisplayNames(texts.locale, { type: 'region' });
  const { near, others } = languagesFor(country);
  const { save, isSaving } = useSave({ locale, country, from });
  const choices = (group: readonly Locale[]) =>
    group.map((each) => (
      <RadioCard
        key={each}
        name="locale"
        value={each}
        lang={each}
        checked={each === locale}
        onChange={() => setLocale(each)}
      >
        {languageNames[each]}
      </RadioCard>
    ));
  return (
    <form onSubmit={save} className="mt-6 grid gap-6">
      {near.length > 0 && (
        <FieldGroup label={t('near', { country: names.of(country) ?? country })} className="grid gap-2">
          {choices(near)}
        </FieldGroup>
      )}
      <FieldGroup label={t('others')} className="grid gap-2 sm:grid-cols-2">
        {choices(others)}
      </FieldGroup>
      <Select
        label={t('country')}
        hint={t('countryHint')}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        options={offered(settings.countries, country).map((code) => ({ value: code, label: names.of(code) ?? code }))}
      />
      <Button type="submit" busy={isSaving}>
        {t('save')}
      </Button>
    </form>
  );
}

/** The site's countries, and the visitor's own where the site is not at home. */
const offered = (countries: readonly string[], own: string): readonly string[] =>
  countries.includes(own) || !isCountry(own) ? countries : [...countries, own];

function useSave({ locale, country, from }: { locale: Locale; country: string; from: string }) {
  const { call } = useApp();
  const user = useUser();
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    remember('country', country, countryCookieDays);
    remember('locale', locale, localeCookieDays);
    remember('locale_chosen', '1', localeCookieDays);
    // The device has its language by now; an account that could not be reached keeps its own.
    if (user) await call('PUT /api/user.php', { language: locale }).catch(() => undefined);
    location.assign(from);
  };
  return { save: (event: FormEvent) => void save(event), isSaving };
}
