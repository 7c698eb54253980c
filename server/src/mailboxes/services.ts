import type { MailboxHash } from './mailbox-hash.ts';

export interface MailboxServices {
  readonly mailboxHash: MailboxHash;
}
