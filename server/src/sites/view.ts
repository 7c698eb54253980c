import type { CallOutput } from '@vonk/contract/api';
import type { Settings } from '@vonk/contract/sites';
import type { VisitorCall } from './call.ts';
import { sourceOf } from './source.ts';
import { creditPriceMinor, lowestMessagePriceMinor, pricesIn } from './prices.ts';
import type { Site } from './sites.ts';
import { pickText } from './sites.ts';

/** What `settings.php` tells a visitor of the site. */
export function settingsView(
  call: VisitorCall,
  network: string | undefined,
  server: { build: string; isDemo: boolean; pushPublicKey: string | null },
): Settings {
  const { site, locale } = call;
  const {
    index_title,
    description,
    packages: _packages,
    time_bonus: _bonus,
    welcome_discount: _welcome,
    full_price_share: _share,
    cell_members: _cellMembers,
    ...shown
  } = site.settings;
  const prices = pricesIn(site.settings, call.selectedCountry ?? call.country);
  const { company } = site;
  return {
    ...shown,
    name: site.name,
    domain: site.domain,
    domain_language: site.domainLanguage,
    index_title: pickText(index_title, locale, site),
    description: pickText(description, locale, site),
    time_zone: site.timeZone,
    currency: prices.currency,
    geoip_country: call.country,
    geoip_selected_country: call.selectedCountry ?? null,
    network: sourceOf(call).network ?? network ?? null,
    push_public_key: server.pushPublicKey,
    credit_price_minor: creditPriceMinor(prices),
    minimum_message_costs: messageCosts(site),
    support_email: company.support_email,
    support_phone: company.support_phone,
    company_name: company.name,
    company_address: company.address,
    company_kvk: company.kvk,
    company_city: company.city,
    company_country: company.country,
    company_tradenames: company.tradenames,
    company_vat_numbers: company.vat_numbers,
    company_added: company.added,
    server_time: call.now.toISOString(),
    build: server.build,
    locale,
    demo: server.isDemo,
    theme_color: { light: site.theme.light['bg'] ?? '', dark: site.theme.dark['bg'] ?? '' },
  };
}

const messageCosts = ({ settings }: Site): Settings['minimum_message_costs'] =>
  Object.fromEntries(
    settings.countries.map((country) => {
      const prices = pricesIn(settings, country);
      const costs = lowestMessagePriceMinor(prices, settings.message_credits);
      return [
        country,
        { costs, highest: creditPriceMinor(prices) * settings.message_credits, currency: prices.currency },
      ];
    }),
  );

/** The legal entity as `companyinfo.php` names its fields; the phone without dashes and spaces (section 9). */
export function companyView({ company, settings }: Site): CallOutput<'GET /api/companyinfo.php'> {
  return {
    ...company,
    support_phone: company.support_phone.replaceAll(/[-\s]/g, ''),
    delete_discount: settings.delete_discount,
  };
}
