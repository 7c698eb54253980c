import { domainToASCII } from 'node:url';
import { openKeyedHash } from '../platform/keyed-hash.ts';
import type { SiteScope } from '../sites/index.ts';

/** A mailbox of a site: 32 bytes that only we can make from the address, and nobody can turn back. */
export type Mailbox = Buffer;
export type MailboxHash = (scope: SiteScope, email: string) => Mailbox;

/**
 * Hashes addresses under a key derived from `secret`; the same address on two sites gives two hashes. Folded: blanks
 * around it, capitals, ways of composing a letter (NFC), and a domain in punycode. Not folded: dots and `+` tags of the
 * local part, as these are mailboxes of their own at most providers, and somebody else's block must not fall on them.
 */
export function openMailboxHash(secret: string): MailboxHash {
  const hash = openKeyedHash(secret, 'mailbox');
  return ({ siteId }, email) => hash([String(siteId), folded(email)]);
}

function folded(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return at === -1 ? address : `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
