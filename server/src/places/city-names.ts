import type { Country } from '@vonk/contract/locales';

/** Where GeoNames' main name is the English one (in Ireland the Irish one), the name that people there use. */
const names: Partial<Record<Country, Readonly<Record<string, string>>>> = {
  NL: { 'The Hague': 'Den Haag', 'Almere Stad': 'Almere' },
  BE: { Brussels: 'Brussel / Bruxelles', Ostend: 'Oostende' },
  DE: { Munich: 'München', Cologne: 'Köln', Nuremberg: 'Nürnberg' },
  AT: { Vienna: 'Wien' },
  IT: {
    Rome: 'Roma', Milan: 'Milano', Naples: 'Napoli', Turin: 'Torino', Genoa: 'Genova', Florence: 'Firenze',
    Venice: 'Venezia', Mantua: 'Mantova', 'San Remo': 'Sanremo', Syracuse: 'Siracusa', Chatillon: 'Châtillon',
    'Bolzano': 'Bolzano / Bozen',
  },
  ES: { Cadiz: 'Cádiz', Seville: 'Sevilla', 'Gasteiz / Vitoria': 'Vitoria-Gasteiz' },
  PL: { Warsaw: 'Warszawa', 'Bielsko-Biala': 'Bielsko-Biała' },
  CH: { Geneva: 'Genève', Lucerne: 'Luzern', Sitten: 'Sion', 'Martigny-Ville': 'Martigny', Zurich: 'Zürich' },
  IE: {
    Luimneach: 'Limerick', Gaillimh: 'Galway', 'Loch Garman': 'Wexford', 'Droichead Nua': 'Newbridge',
    'Cluain Meala': 'Clonmel', 'An Muileann gCearr': 'Mullingar', 'An Ros': 'Rush', 'Trá Mhór': 'Tramore',
  },
}; // prettier-ignore

export const nativeName = (country: Country, name: string): string => names[country]?.[name] ?? name;

const otherNames: Partial<Record<Country, Readonly<Record<string, string>>>> = {
  NL: { "'s-Hertogenbosch": 'Den Bosch', 'The Hague': "'s-Gravenhage" },
  DE: { 'Frankfurt am Main': 'Frankfurt/Main', Aachen: 'Aken' },
};

/** All that people may type to find a city: its name, GeoNames' name and another in use. */
export const searchedNames = (country: Country, name: string): string[] => [
  nativeName(country, name),
  name,
  otherNames[country]?.[name] ?? '',
];
