import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isPageName } from '@vonk/contract/pages';
import { refuse } from '../platform/refusal.ts';
import { readOtherKinds } from '../profile/index.ts';
import { findOwnText, type VisitorCall } from '../sites/index.ts';
import { conditionsOf, factsOf, fillText, versionDateOf } from './facts.ts';
import { parsePage } from './markdown.ts';
import { builtInText } from './page-files.ts';
import type { PagesServices } from './services.ts';

/**
 * A static page in the visitor's language: the site's own text, else the built-in one, filled from its legal entity
 * (PUB-1).
 */
export async function showPage(
  { db }: Pick<PagesServices, 'db'>,
  { site, locale }: VisitorCall,
  { id }: CallInput<'GET /api/page.php'>,
): Promise<CallOutput<'GET /api/page.php'>> {
  if (!isPageName(id)) return refuse('not_found');
  const text = (await findOwnText(db, site, { locale, key: `pages.${id}` })) ?? (await builtInText(locale, id));
  const parsed = parsePage(fillText(text, factsOf(site, locale), conditionsOf(site, await readOtherKinds(db, site))));
  return { page: { id, ...parsed, version_date: id === 'terms' ? versionDateOf(site) : null } };
}
