// Pages: the static pages of a site.
// Owns: complaints. Promises: a page is complete in every language and names the site's own legal entity; whoever writes to us gets a
// number at once, and support gets it with its deadline.
export { forgetComplaints } from './jobs.ts';
export type { FileCall } from './files/site-file.ts';
export { siteFiles } from './site-files.ts';
export { pagesRoutes } from './routes.ts';
