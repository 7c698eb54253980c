// Pages: the static pages of a site.
// Owns no tables. Promises: a page is complete in every language and names the site's own legal entity.
export type { FileCall } from './files/site-file.ts';
export { siteFiles } from './site-files.ts';
export { conditionsOf } from './facts.ts';
export { builtInText, knownPromises } from './page-files.ts';
export { pageKey, readFacts } from './read-facts.ts';
export { pagesRoutes } from './routes.ts';
export { readTermsVersion } from './show-page.ts';
