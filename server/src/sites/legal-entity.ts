import type { Site } from './sites.ts';

const lettersAndDigits = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

/**
 * What names the company behind a site the same on all its sites, however it was typed: its first VAT number, else its
 * number in its country's register, else the site. Invoices are numbered within it (T48).
 */
export function legalEntityOf({ siteId, company }: Pick<Site, 'siteId' | 'company'>): string {
  const vat = lettersAndDigits(company.vat_numbers.split(/[,;/|\n]/)[0] ?? '');
  if (vat !== '') return `vat:${vat}`;
  const register = lettersAndDigits(company.kvk);
  return register === '' ? `site:${siteId}` : `kvk:${company.country.trim().toUpperCase()}:${register}`;
}
