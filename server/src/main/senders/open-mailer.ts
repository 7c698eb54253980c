import { smtpMailer, type Mailer } from '../../platform/mail.ts';
import type { Log } from '../../platform/log.ts';
import type { Site } from '../../sites/index.ts';
import { dkimOf } from '../../platform/mail/dkim.ts';
import type { Config } from '../config.ts';
import { dkimKeyOf } from '../mail-settings.ts';

/** Who sends mails: the configured server, in a demo without one the mailbox. */
export const openMailer = (config: Config, mailbox: Mailer): Mailer =>
  config.SMTP_URL === undefined ? mailbox : smtpMailer(config.SMTP_URL, { dkim: dkimKeyOf(config) });

/** Warns of the sites whose mails the key does not sign: their From is of none of its domains. */
export function warnOfUnsigned(config: Config, sites: readonly Pick<Site, 'siteId' | 'company'>[], log: Log): void {
  const key = dkimKeyOf(config);
  if (key === undefined) return;
  const unsigned = sites.filter(({ company }) => dkimOf(key, company.support_email) === undefined);
  if (unsigned.length > 0)
    log.warn({ sites: unsigned.map(({ siteId }) => siteId) }, 'mails of these sites are not signed: see DKIM_DOMAINS');
}
