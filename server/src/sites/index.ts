// Sites: which site a Host shows, its settings, theme, legal entity and own texts, and which cluster it lives in. Owns:
// sites, site_versions, hosts, price_plans, texts, text_editions, site_homes. Promises: answers from memory; a change
// is seen by every process after its NOTIFY on `sites`, and is a version that can be put back; a planned price is seen
// by all of them at its moment.
export { mayGuestsSearch, type VisitorCall, type VisitorRoutes } from './call.ts';
export { fillFacts } from './words/fictional-words.ts';
export { legalEntityOf } from './legal-entity.ts';
export {
  type Clash,
  comeHome,
  type HomeState,
  listClashes,
  listHomes,
  putMovedSites,
  readSitesToMove,
  setHome,
  type SiteHome,
} from './homes.ts';
export { sitesRoutes } from './routes.ts';
export { originOf } from './origin.ts';
export { creditPriceMinor, fromEuro, type Prices, pricesIn } from './prices.ts';
export type { SiteScope } from './scope.ts';
export { addSite, type NewSite, openSites, pickText, type Site, type Sites } from './sites.ts';
export { checkChange, standingMistakes } from './writing/check-change.ts';
export { type Mistake, placeOf } from './writing/mistake.ts';
export { checkSite, readSiteFile, type SiteFile } from './writing/site-file.ts';
export { readStanding, type SavedSite, saveSite, SiteNotSaved, type Writing } from './writing/save-site.ts';
export { fieldAt, type SiteFieldShape, siteFields, usualOf, valueOf, withValue } from './writing/site-fields.ts';
export { findState, listSinces, listStates, type SiteState, type SiteStateLine } from './writing/site-versions.ts';
export {
  addPlan,
  endPlan,
  listOpenPlans,
  listPlans,
  type OpenPricePlan,
  type PlannedPrice,
  type PricePlan,
  takeDuePlans,
  takePlan,
} from './planned/price-plans.ts';
export { withPlanned } from './planned/with-planned.ts';
export { sourceOf } from './source.ts';
export { proveTheme } from './theme/proof.ts';
export { deriveTheme, type Theme, type ThemeTokens, UnreadableColourError } from './theme/theme.ts';
export { type Company, lacksAsSeller, type SiteSettings } from './settings.ts';
export {
  addEdition,
  type EditedWords,
  holdTexts,
  listEditions,
  listStandingTexts,
  listTextLanguages,
  wordsAsOf,
} from './texts/editions.ts';
export { findNewestText, findOwnText, listTextChanges, type TextChange } from './texts/own-texts.ts';
