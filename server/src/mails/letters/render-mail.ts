import { fallbackLocale, formatLocaleOf, isLocale, type Locale } from '@vonk/contract/locales';
import type { Seal } from '../../platform/seal.ts';
import { originOf, type Site, type Sites } from '../../sites/index.ts';
import { headersOf } from '../mail-headers.ts';
import { mailHtml } from './mail-html.ts';
import type { MailSheet } from './mail-sheet.ts';
import { mailText } from './mail-text.ts';
import type { Letter, Pen } from './letters.ts';
import type { MailTemplate } from '../mail-data.ts';
import { isRefusable, purposes } from '../purposes.ts';
import type { QueuedMail } from '../sending/queued-mail.ts';
import type { RenderedMail } from '../sending/send-mail.ts';
import { unsubscribePath } from '../unsubscribing/links.ts';
import { templates } from './templates.ts';
import { mailTranslator, type MailTranslator } from './texts.ts';

export interface MailServices {
  sites: Sites;
  config: { PUBLIC_URL: string };
  seal: Seal;
}

/** Makes a queued mail ready to leave: from the site itself, in the reader's language, as text and HTML (NOTI-3). */
export const mailRenderer =
  (services: MailServices) =>
  async (mail: QueuedMail): Promise<RenderedMail> => {
    const site = services.sites.byId(mail.siteId);
    if (!site) throw new Error(`a mail of site ${mail.siteId}, which is not there`);
    const locale = isLocale(mail.locale) ? mail.locale : fallbackLocale;
    const t = mailTranslator(locale);
    const letter = write(mail, penOf(t, site, locale));
    const origin = originOf(services, site);
    const ending = endingOf(services, mail);
    const unsubscribe = ending && `${origin}${ending}`;
    const sheet: MailSheet = { letter, site, locale, origin, unsubscribe, t };
    return {
      from: { name: site.name, address: site.company.support_email },
      subject: letter.subject,
      text: mailText(sheet),
      html: mailHtml(sheet),
      headers: headersOf(mail, { site, locale, unsubscribe }),
    };
  };

/** Where the reader ends mails like this one; undefined for those nobody can refuse. */
function endingOf({ seal }: MailServices, { siteId, memberId, template }: QueuedMail): string | undefined {
  const purpose = purposes[template];
  return isRefusable(purpose) && memberId !== null
    ? unsubscribePath(seal, { siteId, memberId, type: purpose })
    : undefined;
}

/** What a mail would say above all, and where it leads: a path of the site. */
export function headOf(
  site: Site,
  locale: Locale,
  mail: Pick<QueuedMail, 'template' | 'data'>,
): { subject: string; path: string } {
  const { subject, button } = write(mail as QueuedMail, penOf(mailTranslator(locale), site, locale));
  return { subject, path: button.path };
}

function write<Template extends MailTemplate>({ template, data }: QueuedMail<Template>, pen: Pen): Letter {
  // A newer version that runs beside this one may queue what only it can write: the job is tried again until it gets
  // there.
  if (!(template in templates)) throw new Error(`a mail ${template}, which this version does not know`);
  return templates[template](data, pen);
}

const penOf = (t: MailTranslator, site: Site, written: Locale): Pen => {
  const locale = formatLocaleOf(written, site.settings.countries[0] ?? null);
  return {
    t,
    site: site.name,
    day: (iso) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone }).format(new Date(iso)),
    moment: (iso) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: site.timeZone }).format(
        new Date(iso),
      ),
    money: (minor, currency, fine) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: fine ? 3 : 2 }).format(
        minor / 100,
      ),
    percent: (basisPoints) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(basisPoints / 10_000),
    country: (code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    company: site.company.name,
  };
};
