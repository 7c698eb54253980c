import { formatLocaleOf, type Locale } from '@vonk/contract/locales';
import type { Site } from '../../sites/index.ts';

/** How figures are written on an invoice: in the buyer's language and the site's time zone. */
export interface Pen {
  day(at: Date): string;
  moment(at: Date): string;
  number(count: number): string;
  money(minor: number): string;
  /** With tenths of a cent where there are some. */
  unitPrice(minor: number): string;
  /** 2100 is 21%. */
  percent(basisPoints: number): string;
  country(code: string): string;
}

const pens = new Map<string, Pen>();

/** The pen of a language, time zone and currency; made once, for making its formatters takes long. */
export function penOf(site: Pick<Site, 'settings' | 'timeZone'>, locale: Locale, currency: string): Pen {
  const written = formatLocaleOf(locale, site.settings.countries[0] ?? null);
  const key = [written, site.timeZone, currency].join(' ');
  const pen = pens.get(key) ?? makePen(written, site.timeZone, currency);
  pens.set(key, pen);
  return pen;
}

function makePen(locale: string, timeZone: string, currency: string): Pen {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const fine = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    day: (at) => day.format(at),
    moment: (at) => moment.format(at),
    number: (count) => number.format(count),
    money: (minor) => money.format(minor / 100),
    unitPrice: (minor) => fine.format(minor / 100),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    country: (code) => countries.of(code) ?? code,
  };
}
