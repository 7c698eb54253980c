import { createHash } from 'node:crypto';
import type { Locale } from '@vonk/contract/locales';
import type { Site } from '../sites/index.ts';
import { purposes } from './purposes.ts';
import type { QueuedMail } from './sending/queued-mail.ts';

export interface Envelope {
  readonly site: Pick<Site, 'siteId' | 'company' | 'domain'>;
  readonly locale: Locale;
  /** The whole address that ends mails like this one; undefined where nobody can refuse them. */
  readonly unsubscribe: string | undefined;
}

/**
 * What mail programs read: that nobody wrote this by hand (RFC 3834), which list it is of (RFC 2919), how to end it
 * with one press (RFC 8058), what large mailbox services count complaints by (Feedback-ID), and which conversation it
 * belongs to.
 */
export function headersOf(mail: QueuedMail, { site, locale, unsubscribe }: Envelope): Record<string, string> {
  const purpose = purposes[mail.template];
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': locale,
    'List-Id': `<${purpose}.${site.domain}>`,
    'Feedback-ID': `${mail.template}:${purpose}:site-${String(site.siteId).padStart(5, '0')}`,
    ...(unsubscribe === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    ...thread(mail, site),
  };
}

/** Mails of one conversation stand together: they name the same message as their beginning, which tells of nobody. */
function thread({ data, recipient }: QueuedMail, { siteId, domain }: Envelope['site']): Record<string, string> {
  const conversation = 'conversation' in data ? data.conversation : null;
  if (conversation === null) return {};
  const hash = createHash('sha256')
    .update(JSON.stringify(['conversation', siteId, conversation, recipient]))
    .digest('hex')
    .slice(0, 40);
  return { References: `<${hash}@${domain}>` };
}
