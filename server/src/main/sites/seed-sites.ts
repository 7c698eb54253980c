import { addLanderVariant, type LanderVariant } from '../../landers/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { addSite, type NewSite } from '../../sites/index.ts';

const company = {
  name: 'Vonk Voorbeeld B.V.',
  address: 'Voorbeeldkade 12',
  kvk: '00000000',
  city: '1011 AB Amsterdam',
  country: 'NL',
  tradenames: 'Vonk, Dichterbij, Maanlicht',
  vat_numbers: 'NL000000000B01',
  sepa_creditor_id: 'NL22ZZZ000000000000',
  support_email: 'klantenservice@vonk.example',
  support_phone: '+31 20 000 00 00',
  authority_email: 'autoriteiten@vonk.example',
  adr_body: '',
  added: '2023-12-01T12:00:00Z',
};

/** A few hundred invented people would all live in one merged cell; nobody is real, so nobody can be found out. */
const fewMembers = { cell_members: 1 };

/** The three sites of the demo: the default one and two white-label hosts with other names, colours and languages. */
export const demoSites: readonly NewSite[] = [
  {
    id: 1,
    slug: 'vonk',
    isDefault: true,
    name: 'Vonk',
    domainLanguage: 'nl',
    timeZone: 'Europe/Amsterdam',
    primaryColor: '#9b2246',
    hosts: ['localhost', '127.0.0.1', 'vonk.localhost'],
    company,
    settings: {
      ...fewMembers,
      countries: ['NL', 'BE', 'DE'],
      index_title: { nl: 'Vonk, begin met een goed gesprek', en: 'Vonk, start with a good conversation' },
      description: {
        nl: 'Dating voor volwassenen die rustig willen kennismaken. Wat iets kost, staat erbij.',
        en: 'Dating for adults who like to take their time. Every price is shown.',
      },
    },
  },
  {
    id: 2,
    slug: 'dichterbij',
    isDefault: false,
    name: 'Dichterbij',
    domainLanguage: 'de',
    timeZone: 'Europe/Berlin',
    primaryColor: '#0f6b6e',
    hosts: ['dichterbij.localhost'],
    company: { ...company, tradenames: 'Dichterbij' },
    settings: {
      ...fewMembers,
      countries: ['DE', 'AT', 'CH'],
      logged_out_search: true,
      index_title: { de: 'Dichterbij, Gespräche in deiner Nähe', nl: 'Dichterbij, gesprekken in de buurt' },
      description: {
        de: 'Dating für Erwachsene, die sich Zeit nehmen. Jeder Preis steht dabei.',
        nl: 'Dating voor volwassenen die rustig willen kennismaken.',
      },
    },
  },
  {
    id: 3,
    slug: 'maanlicht',
    isDefault: false,
    name: 'Maanlicht',
    domainLanguage: 'pl',
    timeZone: 'Europe/Warsaw',
    primaryColor: '#4b4bc8',
    hosts: ['maanlicht.localhost'],
    company: { ...company, tradenames: 'Maanlicht' },
    settings: {
      ...fewMembers,
      countries: ['PL'],
      currency: 'PLN',
      packages: [
        { credits: 10, total_minor: 4299 },
        { credits: 30, total_minor: 10799 },
        { credits: 75, total_minor: 21499 },
        { credits: 200, total_minor: 42999 },
      ],
      index_title: { pl: 'Maanlicht, zacznij od rozmowy', nl: 'Maanlicht, begin met een goed gesprek' },
      description: {
        pl: 'Randki dla dorosłych, którzy lubią się nie spieszyć. Każda cena jest podana.',
        nl: 'Dating voor volwassenen die rustig willen kennismaken.',
      },
    },
  },
];

type Slug = readonly [lander: LanderVariant['lander'], slug: string, words: string, ...models: LanderVariant['models']];

/** The slugs that advertisements for the landing pages use. */
const landerSlugs: readonly Slug[] = [
  ['alonetonight', 'weekend', 'weekend', 'tom', 'wendy', 'dennis'],
  ['collagelanding', 'humour', 'humour', 'wendy', 'ruben', 'carla', 'tom'],
  ['gallery', '50plus', 'again', 'ingrid', 'dennis', 'yvonne', 'edwin'],
  ['gallery', 'men', 'plain', 'samir', 'edwin', 'tom', 'ruben'],
  ['iconslanding', 'outdoors', 'outdoors'],
  ['maplanding', 'newcomer', 'newcomer'],
  ['socialnetwork', 'sunday', 'sunday', 'ingrid', 'edwin', 'wendy'],
  ['transitionsvideolanding', 'shifts', 'shifts'],
  ['video', 'quiet', 'quiet'],
  ['landing2', 'question', 'question'],
  ['landing3', 'calm', 'calm'],
];

/** Adds the demo's sites; those that exist stay as they are. */
export const seedSites = (db: Db, now: Date): Promise<void> =>
  db.transact(async (tx) => {
    for (const site of demoSites) {
      await addSite(tx, site, now);
      for (const [lander, slug, words, ...models] of landerSlugs)
        await addLanderVariant(tx, { siteId: site.id }, { lander, slug, words, models, ownWords: {}, now });
    }
  });
