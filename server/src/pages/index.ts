// Pages: the static pages of a site.
// Owns no tables yet. Promises: a page is complete in every language and names the site's own legal entity.
export { pagesRoutes } from './routes.ts';
