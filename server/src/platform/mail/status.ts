/**
 * What a mail server's answer says about a mailbox, by its enhanced status code (RFC 3463): `gone` where it will never
 * be there, `troubled` where it cannot take a mail now, `about_us` where the sender or the mail was not wanted, which
 * says nothing about the mailbox; undefined where there is no such code, or none that says anything.
 */
export type MailboxState = 'gone' | 'troubled' | 'about_us';

// 5.1.7 to 5.1.9 are about the sender's address; 5.1.10 is a domain that takes no mail (RFC 7505).
const gone = /^5\.(?:1\.(?:[1-6]|10)|2\.1)$/;
const states: Readonly<Record<string, MailboxState>> = {
  '2': 'troubled',
  '4': 'troubled',
  '1': 'about_us',
  '3': 'about_us',
  '5': 'about_us',
  '6': 'about_us',
  '7': 'about_us',
};

/** Reads the first enhanced status code of an answer that says anything, wherever it stands in it. */
export const mailboxStateOf = (answer: string): MailboxState | undefined =>
  [...answer.matchAll(/(?<![\d.])[45]\.(\d{1,3})\.\d{1,3}(?![\d.]\d)/g)]
    .map(([code, subject = '']) => (gone.test(code) ? 'gone' : states[subject]))
    .find((state) => state !== undefined);
