import { createHash } from 'node:crypto';
import { findConsentText, keepConsentText, readAgreedTerms, recordConsent } from '../../consents/index.ts';
import type { Scope } from '../../accounts/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import { findNewestText, listTextChanges } from '../../sites/index.ts';
import { pageKey } from '../read-facts.ts';
import { fillPage, type Reading, readText } from '../show-page.ts';

export const termsKey = pageKey('terms');

/** A version of the terms in one language, as somebody can agree to it (T64). */
export interface Terms {
  /** As a consent cites it: its day, its language and a hash over its words. */
  readonly version: string;
  readonly edition: number;
  readonly hash: string;
  /** Filled in, as it is read. */
  readonly text: string;
}

export function termsOf(
  text: string,
  { date, locale, edition }: { date: string; locale: string; edition: number },
): Terms {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { version: `${date.slice(0, 10)} ${locale} ${hash}`, edition, hash, text };
}

/** The terms that somebody is shown now: the site's own or the built-in ones. */
export async function readStandingTerms(reader: Reader, call: Reading): Promise<Terms> {
  const { text, date, edition } = await readText(reader, call, 'terms');
  return termsOf(text, { date, locale: call.locale, edition });
}

/** A version that is new to somebody: what it changes for them, and from when it holds for who comes new. */
export interface NewTerms extends Terms {
  readonly from: Date;
  readonly summaries: readonly string[];
}

/** The newest terms that members were told of, where they are newer than an edition; they hold by now, or will. */
export async function readNewTerms(reader: Reader, call: Reading, than: number): Promise<NewTerms | undefined> {
  const { site, locale } = call;
  const changes = (await listTextChanges(reader, site, termsKey)).filter((change) => change.locale === locale);
  const news = changes.filter(({ version }) => version > than);
  const own = news.length === 0 ? undefined : await findNewestText(reader, site, { locale, key: termsKey });
  if (!own) return undefined;
  const from = own.holdsFrom ?? own.at;
  const text = await fillPage(reader, call, own.body);
  return {
    ...termsOf(text, { date: from.toISOString(), locale, edition: own.version }),
    from,
    summaries: news.map(({ summary }) => summary),
  };
}

/** Writes down that somebody agreed to these terms, with the very words (T64, T75). */
export async function agreeTo(
  tx: Tx,
  scope: Scope,
  { terms, address, now }: { terms: Terms; address: string; now: Date },
): Promise<void> {
  const { version, edition, hash, text } = terms;
  await keepConsentText(tx, scope, { hash, body: text, now });
  await recordConsent(tx, scope, { kind: 'terms', given: true, version, edition, address, now });
}

/** What somebody agreed to last, with its words where they are known. */
export interface AgreedVersion {
  readonly date: string;
  readonly locale: string;
  readonly edition: number;
  readonly at: Date;
  readonly text: string | undefined;
}

/**
 * Which terms somebody agreed to. The words of who agreed before any were kept are found as long as those that stand
 * are the same by their hash.
 */
export async function readAgreed(reader: Reader, scope: Scope, call: Reading): Promise<AgreedVersion | undefined> {
  const agreed = await readAgreedTerms(reader, scope);
  if (!agreed) return undefined;
  const [date = '', locale = call.locale, hash = ''] = agreed.version.split(' ');
  const kept = await findConsentText(reader, scope, hash);
  const standing = kept === undefined ? await readStandingTerms(reader, call) : undefined;
  const text = kept ?? (standing?.hash === hash ? standing.text : undefined);
  return { date, locale, edition: agreed.edition, at: agreed.at, text };
}
