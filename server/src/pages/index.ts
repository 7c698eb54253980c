// Pages: the static pages of a site.
// Owns no tables. Promises: a page is complete in every language and names the site's own legal entity; the version of
// the terms that a member agreed to stays readable, and they are told of a new one before it holds (T64).
export type { FileCall } from './files/site-file.ts';
export { siteFiles } from './site-files.ts';
export { conditionsOf } from './facts.ts';
export { builtInText, knownPromises } from './page-files.ts';
export { pageKey, readFacts } from './read-facts.ts';
export { pagesRoutes } from './routes.ts';
export { agreeTo, readStandingTerms } from './terms/terms.ts';
export { askToTell, keepTerms, tellTerms } from './terms/tell-terms.ts';
