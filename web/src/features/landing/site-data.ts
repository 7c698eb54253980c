import type { Settings } from '@vonk/contract/sites';

/** The site and the company behind it as structured data: what is true of it, and no more (schema.org). */
export const siteData = ({ settings, page }: { settings: Settings; page: { origin: string } }) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: settings.name,
  url: `${page.origin}/`,
  description: settings.description,
  inLanguage: settings.locale,
  publisher: {
    '@type': 'Organization',
    name: settings.company_name,
    logo: `${page.origin}/icons/icon-512.png`,
    address: `${settings.company_address}, ${settings.company_city}, ${settings.company_country}`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: settings.support_email,
      telephone: settings.support_phone,
    },
  },
});
