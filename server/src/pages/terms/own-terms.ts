import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isLocale } from '@vonk/contract/locales';
import { parsePage } from '@vonk/contract/pages/markdown';
import type { MemberCall } from '../../accounts/index.ts';
import type { PagesServices } from '../services.ts';
import type { Reading } from '../show-page.ts';
import { agreeTo, readAgreed, readNewTerms } from './terms.ts';

type Services = Pick<PagesServices, 'db' | 'sms'>;

const readingOf = ({ sms }: Services, { site, locale, now }: MemberCall): Reading => ({
  site,
  locale,
  now,
  smsCompany: sms?.company,
});

/** Which version of the terms a member agreed to, and which is new: until they agree to it, theirs goes on (T64). */
export async function showOwnTerms(services: Services, call: MemberCall): Promise<CallOutput<'GET /api/terms.php'>> {
  const reading = readingOf(services, call);
  const agreed = await readAgreed(services.db, call.member, reading);
  const next = await readNewTerms(services.db, reading, agreed?.edition ?? 0);
  return {
    agreed: agreed
      ? {
          date: agreed.date,
          at: agreed.at.toISOString(),
          language: isLocale(agreed.locale) ? agreed.locale : call.locale,
          is_readable: agreed.text !== undefined,
        }
      : null,
    next: next
      ? {
          version: next.version,
          from: next.from.toISOString(),
          holds: next.from <= call.now,
          summaries: [...next.summaries],
        }
      : null,
  };
}

/** The very words that a member agreed to, in the language in which they did, or those of the new version. */
export async function showTermsText(
  services: Services,
  call: MemberCall,
  { which }: CallInput<'GET /api/terms-text.php'>,
): Promise<CallOutput<'GET /api/terms-text.php'>> {
  const reading = readingOf(services, call);
  const agreed = await readAgreed(services.db, call.member, reading);
  const next = which === 'next' ? await readNewTerms(services.db, reading, agreed?.edition ?? 0) : undefined;
  const text = which === 'next' ? next?.text : agreed?.text;
  if (text === undefined) return call.refuse('not_found');
  const date = next?.from.toISOString() ?? agreed?.date ?? null;
  return { page: { id: 'terms', ...parsePage(text), version_date: date } };
}

/** Agrees to the new version, where it is still the one that was read; sent twice it holds once. */
export async function agreeToTerms(
  services: Services,
  call: MemberCall<'terms_changed'>,
  { version }: CallInput<'POST /api/terms.php'>,
): Promise<CallOutput<'POST /api/terms.php'>> {
  const { member, address, now } = call;
  await services.db.transact(async (tx) => {
    const reading = readingOf(services, call);
    const agreed = await readAgreed(tx, member, reading);
    const next = await readNewTerms(tx, reading, agreed?.edition ?? 0);
    if (!next) return;
    if (next.version !== version) call.refuse('terms_changed');
    await agreeTo(tx, member, { terms: next, address, now });
  });
  return {};
}
