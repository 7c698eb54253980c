import { createHash } from 'node:crypto';
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

type Reading = Pick<VisitorCall, 'site' | 'locale' | 'now'> & { readonly smsCompany?: string | undefined };

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

/**
 * The version of the terms that somebody is shown now, as their consent cites it (T64): its day, its language and a
 * hash over its words, the site's own or the built-in ones.
 */
export async function readTermsVersion(reader: Reader, call: Reading): Promise<string> {
  const { text, date } = await readText(reader, call, 'terms');
  const hash = createHash('sha256').update(text);
  return `${date.slice(0, 10)} ${call.locale} ${hash.digest('hex').slice(0, 16)}`;
}

/** What a page says now, filled in, and its date: from when the site's own words hold, where they say so. */
async function readText(
  reader: Reader,
  { site, locale, now, smsCompany }: Reading,
  id: PageName,
): Promise<{ text: string; date: string }> {
  const own = await findOwnText(reader, site, { locale, key: pageKey(id), now });
  const text = fillText(
    own?.body ?? (await builtInText(locale, id)),
    factsOf(site, locale, smsCompany),
    conditionsOf(site, await readOtherKinds(reader, site), smsCompany),
  );
  return { text, date: own?.holdsFrom?.toISOString() ?? versionDateOf(site) };
}
