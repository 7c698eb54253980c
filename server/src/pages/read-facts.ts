import { type Locale, locales } from '@vonk/contract/locales';
import type { PageName } from '@vonk/contract/pages';
import type { PageCondition, PageFact } from '@vonk/contract/pages/fields';
import type { Reader } from '../platform/database/db.ts';
import { readOtherKinds } from '../profile/index.ts';
import type { Site } from '../sites/index.ts';
import { conditionsOf, factsOf } from './facts.ts';

/** Under which key a site keeps its own words of a page. */
export const pageKey = (page: PageName): string => `pages.${page}`;

/** What a site's pages are filled with in each language, and what holds of it. */
export async function readFacts(
  reader: Reader,
  site: Site,
  smsCompany?: string,
): Promise<{
  facts: Record<Locale, Readonly<Record<PageFact, string>>>;
  conditions: Readonly<Record<PageCondition, boolean>>;
}> {
  const facts = locales.map((locale) => [locale, factsOf(site, locale, smsCompany)]);
  return {
    facts: Object.fromEntries(facts) as Record<Locale, Readonly<Record<PageFact, string>>>,
    conditions: conditionsOf(site, await readOtherKinds(reader, site), smsCompany),
  };
}
