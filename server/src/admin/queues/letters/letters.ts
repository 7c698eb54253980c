import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { formatLocaleOf, type Locale } from '@vonk/contract/locales';
import { readCredentials, type Scope } from '../../../accounts/index.ts';
import { type Addressee, type MailOrder, mailRenderer, type MailServices } from '../../../mails/index.ts';
import type { Reader } from '../../../platform/database/db.ts';
import type { Site } from '../../../sites/index.ts';
import { photoWords, type PhotoWords } from './photo-words.ts';

/** What a decision tells whom it is about, as they will read it. */
export type Letter = NonNullable<AdminCallOutput<'POST /api/admin/photos-letter'>['letter']>;

/** A mail that would be queued, as it will arrive: to the letter and in its reader's language (T60). */
export async function mailLetter(
  services: MailServices,
  { to, order }: { to: Addressee; order: MailOrder },
): Promise<Letter> {
  const { siteId, email, locale } = to;
  const { subject, text } = await mailRenderer(services)({
    ...order,
    siteId,
    memberId: null,
    recipient: email,
    locale,
  });
  return { by: 'mail', subject, text, locale };
}

/** What stands on the page of a member's photos, in their language, with days as the site writes them (T61). */
export async function pageLetter(
  reader: Reader,
  { siteId, memberId }: Scope,
  { site, write }: { site: Site; write: (words: PhotoWords, dayOf: (at: Date) => string) => string[] },
): Promise<Letter> {
  const { locale } = await readCredentials(reader, { siteId, memberId });
  const words = photoWords(locale);
  const [subject = '', ...text] = write(words, dayFormat(locale, site));
  return { by: 'page', subject, text: text.join('\n\n'), locale };
}

function dayFormat(written: Locale, site: Site): (at: Date) => string {
  const locale = formatLocaleOf(written, site.settings.countries[0] ?? null);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone });
  return (at) => format.format(at);
}
