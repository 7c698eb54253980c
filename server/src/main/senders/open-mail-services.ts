import { mailgun, type MailService, sendGrid } from '../../mails/index.ts';
import { readVerificationKey } from '../../platform/mail/verification-key.ts';
import type { Config } from '../config.ts';

/** The mail services that are configured to tell what becomes of mails. */
export function openMailServices({ SENDGRID_VERIFICATION_KEY, MAILGUN_SIGNING_KEY }: Config): MailService[] {
  const key = SENDGRID_VERIFICATION_KEY === undefined ? undefined : readVerificationKey(SENDGRID_VERIFICATION_KEY);
  return [
    ...(key ? [sendGrid(key)] : []),
    ...(MAILGUN_SIGNING_KEY === undefined ? [] : [mailgun(MAILGUN_SIGNING_KEY)]),
  ];
}
