import type { Locale } from '@vonk/contract/locales';
import type { Tx } from '../platform/database/db.ts';
import { queueMail } from '../platform/mail/queue.ts';
import type { MailData, MailTemplate } from './mail-data.ts';

/** Whom a mail is for. */
export interface Reader {
  readonly siteId: number;
  readonly email: string;
  readonly locale: Locale;
}

export interface MemberMail<Template extends MailTemplate> {
  template: Template;
  /** What it is about; the same cause reaches the same address once. */
  cause: string;
  data: MailData[Template];
  now: Date;
}

/** Queues a mail about somebody's own account in the caller's transaction; tells whether it was not queued before. */
export const queueMemberMail = <Template extends MailTemplate>(
  tx: Tx,
  reader: Reader,
  mail: MemberMail<Template>,
): Promise<boolean> => {
  const { template, cause, data, now } = mail;
  return queueMail(
    tx,
    { siteId: reader.siteId, recipient: reader.email, locale: reader.locale, template, cause, data },
    now,
  );
};
