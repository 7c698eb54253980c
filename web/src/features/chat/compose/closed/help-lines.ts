import { type Country, isCountry, type Locale } from '@vonk/contract/locales';

/** Somebody to talk to by telephone: the name it goes by and the number as it is written in its country. */
export interface HelpLine {
  readonly name: string;
  readonly number: string;
}

const samaritans: HelpLine = { name: 'Samaritans', number: '116 123' };
const lifeline: HelpLine = { name: '988 Lifeline', number: '988' };
const line = (name: string, number: string) => (): HelpLine => ({ name, number });

/** Belgium has a line for each of its languages, Switzerland one number that goes by three names. */
const belgian: Partial<Record<Locale, HelpLine>> = {
  fr: { name: 'Télé-Accueil', number: '107' },
  de: { name: 'Telefonhilfe', number: '108' },
};
const swiss: Partial<Record<Locale, string>> = { fr: 'La Main Tendue', it: 'Telefono Amico' };

const lines: Readonly<Record<Country, (locale: Locale) => HelpLine>> = {
  NL: line('De Luisterlijn', '088 0767 000'),
  BE: (locale) => belgian[locale] ?? { name: 'Tele-Onthaal', number: '106' },
  DE: line('TelefonSeelsorge', '0800 111 0 111'),
  AT: line('Telefonseelsorge', '142'),
  CH: (locale) => ({ name: swiss[locale] ?? 'Die Dargebotene Hand', number: '143' }),
  FR: line('SOS Amitié', '09 72 39 40 50'),
  ES: line('Teléfono de la Esperanza', '717 003 717'),
  IT: line('Telefono Amico Italia', '02 2327 2327'),
  PL: line('Telefon zaufania dla dorosłych', '116 123'),
  GB: () => samaritans,
  IE: () => samaritans,
  US: () => lifeline,
  CA: line('9-8-8 Helpline', '988'),
  AU: line('Lifeline', '13 11 14'),
  NZ: line('1737, need to talk?', '1737'),
};

/** The country a language is taken to be of where nothing else is known. */
const home: Readonly<Record<Locale, Country>> = {
  nl: 'NL',
  de: 'DE',
  en: 'GB',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  pl: 'PL',
};

/** Whom one may call (T9): where one lives counts, then the language one reads. */
export const helpLineFor = (country: string, locale: Locale): HelpLine =>
  lines[isCountry(country) ? country : home[locale]](locale);
