import { calendarDay } from '@vonk/contract/calendar';
import type { Locale } from '@vonk/contract/locales';
import { placePhoto } from '../photos/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId, publicId } from '../platform/ids.ts';
import { addInvented } from '../profile/index.ts';
import type { Site } from '../sites/index.ts';
import { type DemoCompany, type InventedProfile, inventedProfiles } from '@vonk/demo/people/invented';
import { drawSmallFiles } from './draw-files.ts';
import type { DemoServices } from './services.ts';

/** Adds a few profiles of each labelled kind. */
export async function seedInvented(
  services: DemoServices,
  site: Site,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  for (const profile of inventedProfiles(locale)) {
    const photo = await drawSmallFiles(services.storage, site, { appearance: profile.appearance, variant: 0 });
    await services.db.transact(async (tx) => {
      const memberId = await addProfile(tx, site, { profile, now });
      await placePhoto(tx, services, {
        siteId: site.siteId,
        memberId,
        ...photo,
        id: newId(now),
        publicId: publicId(),
        now,
      });
    });
  }
}

async function addProfile(
  tx: Tx,
  site: Site,
  { profile, now }: { profile: InventedProfile; now: Date },
): Promise<string> {
  const id = newId(now);
  await addInvented(tx, site, {
    id,
    kind: profile.kind,
    name: profile.name,
    birthDate: `${now.getUTCFullYear() - profile.age}-01-01`,
    gender: profile.gender,
    country: site.settings.countries[0] ?? 'NL',
    quote: profile.quote,
    about: profile.about,
    company: profile.company
      ? { name: profile.company.name, url: profile.company.url, price: priceOf(profile.company, profile.locale) }
      : null,
    performers:
      profile.kind === 'livecam'
        ? { reference: 'demo', checkedBy: 'demo', checkedOn: calendarDay(now, site.timeZone) }
        : null,
    now,
  });
  return id;
}

const units = { minute: 'minute', month: 'month' } as const;

/** "€ 1,99/min": the amount with its unit, as the language writes it. */
function priceOf({ amount, currency, per }: DemoCompany, locale: Locale): string {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: units[per], unitDisplay: 'long' })
    .format(1)
    .replace(/^1\s*/u, '');
  return `${money} / ${unit}`;
}
