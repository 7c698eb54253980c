// Sites: which site a Host shows, its settings, theme, legal entity and own texts. Owns: sites, hosts, texts. Promises:
// answers from memory; a change is seen by every process after its NOTIFY on `sites`.
export { mayGuestsSearch, type VisitorCall, type VisitorRoutes } from './call.ts';
export { fillFacts } from './words/fictional-words.ts';
export { legalEntityOf } from './legal-entity.ts';
export { sitesRoutes } from './routes.ts';
export { originOf } from './origin.ts';
export { creditPriceMinor, fromEuro, type Prices, pricesIn } from './prices.ts';
export { addSite, type NewSite, openSites, pickText, type Site, type Sites, type SiteScope } from './sites.ts';
export { readSiteFile, saveSite, type SiteFile } from './site-file.ts';
export { sourceOf } from './source.ts';
export type { ThemeTokens } from './theme/theme.ts';
export { type Company, lacksAsSeller, type SiteSettings } from './settings.ts';
export { findOwnText } from './texts.ts';
