import { createHash } from 'node:crypto';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isPageName, type PageName } from '@vonk/contract/pages';
import type { Reader } from '../platform/database/db.ts';
import { refuse } from '../platform/refusal.ts';
import { readOtherKinds } from '../profile/index.ts';
import { findOwnText, type VisitorCall } from '../sites/index.ts';
import { conditionsOf, factsOf, fillText, versionDateOf } from './facts.ts';
import { parsePage } from './markdown.ts';
import { builtInText } from './page-files.ts';
import type { PagesServices } from './services.ts';

type Reading = Pick<VisitorCall, 'site' | 'locale'> & { readonly smsCompany?: string | undefined };

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
  const page = parsePage(await textOf(db, { ...call, smsCompany: sms?.company }, id));
  return { page: { id, ...page, version_date: id === 'terms' ? versionDateOf(call.site) : null } };
}

/**
 * The version of the terms that somebody is shown now, as their consent cites it (T64): its day, its language and a
 * hash over its words, the site's own or the built-in ones.
 */
export async function readTermsVersion(reader: Reader, call: Reading): Promise<string> {
  const hash = createHash('sha256').update(await textOf(reader, call, 'terms'));
  return `${versionDateOf(call.site).slice(0, 10)} ${call.locale} ${hash.digest('hex').slice(0, 16)}`;
}

async function textOf(reader: Reader, { site, locale, smsCompany }: Reading, id: PageName): Promise<string> {
  const text = (await findOwnText(reader, site, { locale, key: `pages.${id}` })) ?? (await builtInText(locale, id));
  return fillText(
    text,
    factsOf(site, locale, smsCompany),
    conditionsOf(site, await readOtherKinds(reader, site), smsCompany),
  );
}
