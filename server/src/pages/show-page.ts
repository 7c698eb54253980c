import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isPageName, type PageName } from '@vonk/contract/pages';
import { fillText } from '@vonk/contract/pages/fill';
import { parsePage } from '@vonk/contract/pages/markdown';
import type { Reader } from '../platform/database/db.ts';
import { refuse } from '../platform/refusal.ts';
import { readOtherKinds } from '../profile/index.ts';
import { findOwnText, type VisitorCall } from '../sites/index.ts';
import { conditionsOf, factsOf, versionDateOf } from './facts.ts';
import { builtInText } from './page-files.ts';
import { pageKey } from './read-facts.ts';
import type { PagesServices } from './services.ts';

/** Who reads a page where, and in which language. */
export type Reading = Pick<VisitorCall, 'site' | 'locale' | 'now'> & { readonly smsCompany?: string | undefined };

/**
 * A static page in the visitor's language: the site's own text, else the built-in one, filled from its legal entity
 * (PUB-1).
 */
export async function showPage(
  { db, sms }: Pick<PagesServices, 'db' | 'sms'>,
  call: VisitorCall,
  { id }: CallInput<'GET /api/page.php'>,
): Promise<CallOutput<'GET /api/page.php'>> {
  if (!isPageName(id)) return refuse('not_found');
  const { text, date } = await readText(db, { ...call, smsCompany: sms?.company }, id);
  return { page: { id, ...parsePage(text), version_date: id === 'terms' ? date : null } };
}

/** What a page says now, filled in, and its date: from when the site's own words hold, where they say so. */
export async function readText(
  reader: Reader,
  call: Reading,
  id: PageName,
): Promise<{ text: string; date: string; edition: number }> {
  const { site, locale, now } = call;
  const own = await findOwnText(reader, site, { locale, key: pageKey(id), now });
  return {
    text: await fillPage(reader, call, own?.body ?? (await builtInText(locale, id))),
    date: own?.holdsFrom?.toISOString() ?? versionDateOf(site),
    edition: own?.version ?? 0,
  };
}

/** A text with the facts of the site, and without what does not hold there. */
export const fillPage = async (
  reader: Reader,
  { site, locale, smsCompany }: Omit<Reading, 'now'>,
  body: string,
): Promise<string> =>
  fillText(body, factsOf(site, locale, smsCompany), conditionsOf(site, await readOtherKinds(reader, site), smsCompany));
