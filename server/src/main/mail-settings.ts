import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type DkimKey, readDkimKey } from '../platform/mail/dkim.ts';
import { readVerificationKey } from '../platform/mail/verification-key.ts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domains = new RegExp(`^${label}(?:\\.${label})+(?:,${label}(?:\\.${label})+)*$`, 'i');

const isKey = (text: string): boolean => readDkimKey(text) !== undefined;

/** The settings of mail beside `SMTP_URL`, with their defaults. */
export const mailSettings = {
  /** The private key that mails are signed with (RFC 6376), or the file that holds it; with both settings below. */
  DKIM_KEY: z.string().refine(isKey).optional(),
  DKIM_KEY_FILE: z
    .string()
    .refine((path) => isKey(textOf(path)))
    .optional(),
  /** Where the public half stands in the DNS: `<selector>._domainkey.<domain>`. */
  DKIM_SELECTOR: z
    .string()
    .regex(new RegExp(`^${label}(?:\\.${label})*$`, 'i'))
    .optional(),
  /** The domains that name it there, with a comma between: those of the addresses that sites send from. */
  DKIM_DOMAINS: z.string().regex(domains).optional(),
  /** How many mails of a site go out in a second, and how many of all sites to one domain in a minute. */
  MAIL_PER_SECOND: z.coerce.number().int().min(1).max(10_000).default(50),
  MAIL_PER_DOMAIN: z.coerce.number().int().min(1).max(100_000).default(600),
  /** The domain of envelope senders, `b-…@<domain>`: what cannot be delivered comes back there (VERP). */
  RETURN_PATH_DOMAIN: z
    .string()
    .regex(new RegExp(`^${label}(?:\\.${label})+$`, 'i'))
    .optional(),
  /** Where this process takes in what comes back, by SMTP; without it another one does. */
  RETURN_PATH_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** What SendGrid signs its event webhook with: the public key that it shows, base64. */
  SENDGRID_VERIFICATION_KEY: z
    .string()
    .refine((key) => readVerificationKey(key) !== undefined)
    .optional(),
  /** What Mailgun signs its webhooks with. */
  MAILGUN_SIGNING_KEY: z
    .string()
    .regex(/^[\w-]{16,}$/)
    .optional(),
};

type MailSettings = z.infer<z.ZodObject<typeof mailSettings>>;

/** What each of them wants, for who gave it something else. */
export const mailWants: Record<keyof MailSettings, string> = {
  DKIM_KEY: 'an RSA private key of 1024 bits or more ("npm run cli -- keys --dkim" makes one)',
  DKIM_KEY_FILE: 'a file that can be read and holds an RSA private key of 1024 bits or more',
  DKIM_SELECTOR: 'the name of the key in the DNS, such as vonk1',
  DKIM_DOMAINS: 'domains with a comma between, such as example.com,example.nl',
  MAIL_PER_SECOND: 'a whole number from 1 to 10000',
  MAIL_PER_DOMAIN: 'a whole number from 1 to 100000, of mails a minute',
  RETURN_PATH_DOMAIN: 'a domain of your own for what comes back, such as bounce.example.com',
  RETURN_PATH_PORT: 'a whole number from 1 to 65535, with RETURN_PATH_DOMAIN',
  SENDGRID_VERIFICATION_KEY: 'the verification key of the signed event webhook, as SendGrid shows it',
  MAILGUN_SIGNING_KEY: 'the HTTP webhook signing key of the account',
};

/** What lacks for a key to be used, or is there twice. */
export function halfOfDkim(values: MailSettings): string[] {
  const { DKIM_KEY, DKIM_KEY_FILE, DKIM_SELECTOR, DKIM_DOMAINS } = values;
  const given = [DKIM_KEY ?? DKIM_KEY_FILE, DKIM_SELECTOR, DKIM_DOMAINS];
  if (given.every((value) => value === undefined)) return [];
  const names = ['DKIM_KEY or DKIM_KEY_FILE', 'DKIM_SELECTOR', 'DKIM_DOMAINS'] as const;
  const missing = names
    .filter((_, at) => given[at] === undefined)
    .map((name) => `${name} is needed with the other settings of DKIM`);
  const isTwice = DKIM_KEY !== undefined && DKIM_KEY_FILE !== undefined;
  return isTwice ? [...missing, 'DKIM_KEY and DKIM_KEY_FILE exclude each other'] : missing;
}

/** A port for what can come to nobody. */
export const portWithoutDomain = ({ RETURN_PATH_DOMAIN, RETURN_PATH_PORT }: MailSettings): string[] =>
  RETURN_PATH_PORT !== undefined && RETURN_PATH_DOMAIN === undefined
    ? ['RETURN_PATH_DOMAIN is needed with RETURN_PATH_PORT']
    : [];

/** How fast mails go out; undefined where they land in the mailbox of a demo. */
export const mailPaceOf = ({
  SMTP_URL,
  MAIL_PER_SECOND: perSecond,
  MAIL_PER_DOMAIN: perDomainMinute,
}: Pick<MailSettings, 'MAIL_PER_SECOND' | 'MAIL_PER_DOMAIN'> & { readonly SMTP_URL?: string | undefined }) =>
  SMTP_URL === undefined ? undefined : { perSecond, perDomainMinute };

/** The key that mails are signed with; undefined where none is configured. */
export function dkimKeyOf(values: MailSettings): DkimKey | undefined {
  const { DKIM_KEY, DKIM_KEY_FILE, DKIM_SELECTOR: selector, DKIM_DOMAINS } = values;
  const text = DKIM_KEY ?? (DKIM_KEY_FILE === undefined ? undefined : textOf(DKIM_KEY_FILE));
  const privateKey = text === undefined ? undefined : readDkimKey(text);
  if (privateKey === undefined || selector === undefined || DKIM_DOMAINS === undefined) return undefined;
  return { selector, domains: DKIM_DOMAINS.toLowerCase().split(','), privateKey };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
