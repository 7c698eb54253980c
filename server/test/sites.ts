import type { Kit } from './kit.ts';

/** Changes settings of a site, as its operator would. */
export async function changeSite({ db, services }: Kit, settings: object, id = 1): Promise<void> {
  await db.pool.query('update sites set settings = settings || $1 where id = $2', [settings, id]);
  await services.sites.reload();
}

/** What the file of a site holds at least, as an operator writes it; tests change what they are about. */
export const siteFile = {
  slug: 'kade',
  name: 'Kade',
  hosts: ['www.kade.example', 'kade.example'],
  domain_language: 'pl',
  time_zone: 'Europe/Warsaw',
  primary_color: '#0f6b6e',
  company: {
    name: 'Kade B.V.',
    address: 'Kade 12',
    kvk: '01234567',
    city: '1011 AB Amsterdam',
    country: 'NL',
    vat_numbers: 'NL001234567B01',
    support_email: 'help@kade.example',
    support_phone: '+31 20 000 00 00',
  },
  settings: { countries: ['PL'], currency: 'PLN' },
};
