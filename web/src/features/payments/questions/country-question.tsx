import { type RefObject, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Select } from '../../../ui/form/select.tsx';

/** The answer to where a buyer lives; nothing is asked where there are no countries. */
export function useCountryAnswer(countries: readonly string[]) {
  // Read when the order is placed, so that what was chosen before this script ran counts.
  const ref = useRef<HTMLSelectElement>(null);
  const [isMissing, setMissing] = useState(false);
  return {
    question: { ref, countries, isMissing, onChange: () => setMissing(false) },
    read: (): string | undefined => ref.current?.value || undefined,
    /** Whether it was asked and not answered; then it is said, and the question has the focus. */
    lacks(): boolean {
      const lacks = countries.length > 0 && !ref.current?.value;
      setMissing(lacks);
      if (lacks) ref.current?.focus();
      return lacks;
    },
  };
}

type CountryQuestionProps = {
  ref: RefObject<HTMLSelectElement | null>;
  countries: readonly string[];
  isMissing: boolean;
  onChange: () => void;
};

/** Asks a buyer in which country they live, where what says so does not agree: the VAT goes there (T49). */
export function CountryQuestion({ ref, countries, isMissing, onChange }: CountryQuestionProps) {
  const t = useTranslations('payments.pay');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  if (countries.length === 0) return null;
  return (
    <Select
      ref={ref}
      label={t('country')}
      hint={t('countryWhy')}
      placeholder={t('countryChoose')}
      options={countries.map((country) => ({ value: country, label: names.of(country) ?? country }))}
      error={isMissing ? t('countryMissing') : undefined}
      onChange={onChange}
    />
  );
}
