import type { Locale } from '@vonk/contract/locales';
import type { ProfileKind } from '@vonk/contract/profile';
import { appearanceOf, type Appearance } from '../portraits/appearance.ts';
import type { Invented } from './content.ts';
import { languages } from './languages.ts';

/** Who runs a live-cam or partner profile and what it costs there (T14); `amount` in cents. */
export type DemoCompany = { name: string; url: string; amount: number; currency: 'EUR'; per: 'minute' | 'month' };

/**
 * A profile that is no member (T1): labelled on every surface, without place, distance, presence or likes of its own.
 */
export type InventedProfile = Invented & {
  seed: string;
  locale: Locale;
  appearance: Appearance;
  company: DemoCompany | undefined;
};

const companies: Record<Exclude<ProfileKind, 'member'>, DemoCompany | undefined> = {
  fictional: undefined,
  fictional_ai: undefined,
  livecam: { name: 'Mila Live B.V.', url: 'https://mila-live.example', amount: 199, currency: 'EUR', per: 'minute' },
  partner: {
    name: 'Tweede Tafel Dating B.V.',
    url: 'https://tweede-tafel.example',
    amount: 1995,
    currency: 'EUR',
    per: 'month',
  },
};

export function inventedProfiles(locale: Locale): InventedProfile[] {
  return languages[locale].invented.map((invented, index) => {
    const seed = `invented-${locale}-${index}`;
    return {
      ...invented,
      seed,
      locale,
      company: companies[invented.kind],
      appearance: appearanceOf({ seed, gender: invented.gender, age: invented.age }),
    };
  });
}
