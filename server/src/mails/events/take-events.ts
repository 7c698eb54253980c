import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { AnyCall } from '../../accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/seal.ts';
import type { MailService } from './mail-service.ts';
import { noteMailEvents } from './note-events.ts';
import { readMailTag } from './tags.ts';

export interface MailEventServices {
  readonly db: Db;
  readonly log: Log;
  readonly seal: Seal;
  /** Those that are configured. */
  readonly mailServices: readonly MailService[];
}

// SendGrid sends at most 768 kB at once.
const maxBytes = 1024 * 1024;

/**
 * Takes in what a mail service tells of mails of any site (NOTI-3). What does not prove where it comes from is refused;
 * what is of no mail of ours is passed over, for an account may carry mails of others too.
 */
export async function takeMailEvents(
  { db, log, seal, mailServices }: MailEventServices,
  { file, header, now }: AnyCall,
  { provider }: CallInput<'POST /api/mail-events.php'>,
): Promise<CallOutput<'POST /api/mail-events.php'>> {
  const service = mailServices.find(({ name }) => name === provider) ?? refuse('not_found');
  if (!file) return refuse('invalid_input');
  if (file.length > maxBytes) return refuse('too_large');
  const told = service.read({ body: file, header, now });
  if (!told) {
    log.warn({ provider: service.name }, 'a call about mails that proves or says nothing was refused');
    return refuse('invalid_input');
  }
  const events = told.flatMap(({ tag, kind, at }) => {
    const mail = readMailTag(seal, tag);
    return mail ? [{ ...mail, kind, at }] : [];
  });
  await db.transact((tx) => noteMailEvents(tx, events, { source: service.name, now }));
  return {};
}
