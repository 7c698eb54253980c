import { createHash } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { createTransport } from 'nodemailer';
import { type DkimKey, dkimOf } from './mail/dkim.ts';
import { type MailboxState, mailboxStateOf } from './mail/status.ts';

export interface MailMessage {
  from: MailSender;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** The envelope sender where it is not `from`: what comes back comes there. */
  returnPath?: string;
  /** With its angle brackets; the same for every try of the same mail. */
  messageId: string;
}

/** Whom a mail comes from: a site's own name and address. */
export interface MailSender {
  name: string;
  address: string;
}

export interface Mailer {
  /**
   * Resolves when the next server has taken the mail over. Throws `MailRefused` when another try is useless, any other
   * error when not.
   */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/**
 * The server's final no: there is no such mailbox, or it will not have this mail. The words of the answer are left out:
 * they hold the address.
 */
export class MailRefused extends Error {
  /** The server's answer, for instance 550; undefined when the address itself is malformed. */
  readonly code: number | undefined;
  /** What it says of the mailbox, where it says anything. */
  readonly mailbox: MailboxState | undefined;

  constructor(code: number | undefined, mailbox: MailboxState | undefined = code === undefined ? 'gone' : undefined) {
    super(`the mail was refused for good (${code ?? 'malformed address'})`);
    this.code = code;
    this.mailbox = mailbox;
  }
}

/** The server's "later": another try may be taken. Its words are left out, as those of a final no are. */
export class MailDeferred extends Error {
  /** The server's answer, for instance 451. */
  readonly code: number;
  /** What it says of the mailbox, where it says anything. */
  readonly mailbox: MailboxState | undefined;
  /** It is not about this mail alone: whatever else goes to the domain is not wanted now either. */
  readonly isOfDomain: boolean;

  constructor(code: number, { message, mailbox }: { message: string; mailbox: MailboxState | undefined }) {
    super(message);
    this.code = code;
    this.mailbox = mailbox;
    this.isOfDomain = mailbox === 'about_us';
  }
}

// Nothing that could begin a second address, header or command.
const bareAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

interface SmtpOptions {
  readonly dkim?: DkimKey | undefined;
  readonly patience?: { readonly first: number; readonly answer: number };
}

/**
 * A mail server reached by `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. Keeps up to
 * four connections open. With a key it signs what comes from one of its domains. A server that says nothing is waited
 * for, in milliseconds: for its first words, and for each answer after.
 */
export function smtpMailer(
  url: string,
  { dkim, patience = { first: 20_000, answer: minute } }: SmtpOptions = {},
): Mailer {
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const { first, answer } = patience;
  const waits = { connectionTimeout: first, greetingTimeout: first, socketTimeout: answer };
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...waits, ...safety });
  return {
    send: async (message) => {
      const { from, to, returnPath = from.address, ...rest } = message;
      if (!bareAddress.test(to)) throw new MailRefused(undefined);
      const signature = dkim && dkimOf(dkim, from.address);
      try {
        await transport.sendMail({
          ...rest,
          from,
          to: { name: '', address: to },
          ...(signature && { dkim: signature }),
          envelope: { from: returnPath, to: [to] },
        });
      } catch (error) {
        throw judge(error);
      }
    },
    close: () => transport.close(),
  };
}

// A 5xx to our login or sender is our own mistake and may be mended; one to the recipient or the text will stay.
function judge(error: unknown): Error {
  const {
    responseCode,
    response = '',
    command,
    code,
  } = error as {
    responseCode?: number;
    response?: string;
    command?: string;
    code?: string;
  };
  if (command === 'API' && code === 'EENVELOPE') return new MailRefused(undefined);
  const message =
    `the mail server did not take the mail ` +
    `(${[command, responseCode ?? code].filter(Boolean).join(' ') || 'unknown reason'})`;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode === undefined) return new Error(message);
  const mailbox = command === 'RCPT TO' ? mailboxStateOf(response) : undefined;
  return responseCode >= 500
    ? new MailRefused(responseCode, mailbox)
    : new MailDeferred(responseCode, { message, mailbox: mailboxStateOf(response) });
}

/**
 * The Message-ID of the mail to `recipient` about `cause`: repeated tries carry the same one, so that mail programs
 * show one mail.
 */
export function messageIdOf(sender: MailSender, cause: string, recipient: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([cause, recipient]))
    .digest('hex')
    .slice(0, 40);
  return `<${hash}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`;
}
