// Mailboxes: what still holds against a mailbox after its account was erased, under a keyed hash that says nothing of
// the address. Owns: mailbox_marks. Promises: a mark lasts no longer than what it is for: a block while the blocker's
// account stands, a closed account while it is closed, both two years after the last erasure at the latest (C43),
// offers and free messages 31 days (T30, T123); the inventory's job forgets the rest.
export { type Mailbox, type MailboxHash, openMailboxHash } from './mailbox-hash.ts';
export { dropMark, endOfMark, keepBlockers, endOfHolding, keepMark, takeBlockers } from './marks.ts';
export type { MailboxServices } from './services.ts';
