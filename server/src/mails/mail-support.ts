import { fallbackLocale } from '@vonk/contract/locales';
import type { Tx } from '../platform/database/db.ts';
import type { Site } from '../sites/index.ts';
import type { UnrefusableMail } from './purposes.ts';
import { type MailOrder, queueMail } from './queue-mail.ts';

/** Mails a site's support, in the language of the site. */
export const mailSupport = (
  tx: Tx,
  { siteId, company, locale }: Site,
  order: MailOrder<UnrefusableMail>,
): Promise<boolean> => queueMail(tx, { siteId, email: company.support_email, locale: locale ?? fallbackLocale }, order);
