import { type Locale, locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { readSettingsLists } from './settings-lists.ts';

const kit = await createKit();

test('a site without invented profiles has no words for them', async () => {
  const site = kit.services.sites.byDefault()!;
  const without = { ...site, settings: { ...site.settings, fictional_visibility: 'off' as const } };
  expect(await readSettingsLists(kit.services, { site: without, locale: 'nl' })).toMatchObject({
    fictional_warning: '',
    fictional_singular: '',
    fictional_icon: false,
  });
});

const ownOf: Readonly<Record<Locale, { singular: string; plural: string }>> = {
  nl: { singular: 'Verzonnen gesprekspartner', plural: 'Verzonnen gesprekspartners' },
  en: { singular: 'Invented companion', plural: 'Invented companions' },
  de: { singular: 'Erfundenes Gegenüber', plural: 'Erfundene Gegenüber' },
  es: { singular: 'Personaje inventado', plural: 'Personajes inventados' },
  fr: { singular: 'Personnage inventé', plural: 'Personnages inventés' },
  it: { singular: 'Personaggio inventato', plural: 'Personaggi inventati' },
  pl: { singular: 'Zmyślona postać', plural: 'Zmyślone postacie' },
};
const site = kit.services.sites.byDefault()!;
const warning = 'Lees dit eerst. {invented} {writers} {meeting} Veel plezier.';

test.each(locales)('a site’s own words in %s say more than ours and never less (C38, T4)', async (locale) => {
  const ours = (await readSettingsLists(kit.services, { site, locale })).fictional_warning;
  const words = { [locale]: { ...ownOf[locale], warning } };
  const settings = { ...site.settings, fictional_words: words, fictional_icon: false };
  const own = await readSettingsLists(kit.services, { site: { ...site, settings }, locale });
  expect(own).toMatchObject({
    fictional_warning: `Lees dit eerst. ${ours} Veel plezier.`,
    fictional_singular: ownOf[locale].singular,
    fictional_plural: ownOf[locale].plural,
    fictional_icon: false,
  });
  // Where it has none of its own it keeps to ours.
  const other = locale === 'nl' ? 'en' : 'nl';
  expect(
    (await readSettingsLists(kit.services, { site: { ...site, settings }, locale: other })).fictional_warning,
  ).toBe((await readSettingsLists(kit.services, { site, locale: other })).fictional_warning);
});
