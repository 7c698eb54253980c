import * as z from 'zod';
import { addressesOf } from '../platform/database/primary.ts';
import { halfOfDkim, mailSettings, mailWants, portWithoutDomain } from './mail-settings.ts';

const flag = z.stringbool().default(false);

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

const urlOf = (protocol: RegExp) => z.url({ protocol, hostname: /./ });

/** Every setting of the environment, with its default. With none set, everything works (demo mode). */
const schema = z.object({
  /**
   * demo: binds 127.0.0.1, seeds demo members, serves /dev/*. production: refuses to start without secrets, SMTP and an
   * https PUBLIC_URL.
   */
  MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  /** Scheme and port of links; their host comes from the site's row. */
  PUBLIC_URL: urlOf(/^https?$/).optional(),
  /** How many proxies in front of us are ours: whose X-Forwarded-* count. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** The header in which the trusted proxy says the visitor's country, two letters (SITE-4): CF-IPCountry. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i)
    .optional(),
  /** Embedded database, files and mailbox. */
  DATA_DIR: z.string().default('./data'),
  /**
   * postgres://… of a PostgreSQL ≥ 15, of which several servers may be named with a comma between; without it the
   * embedded one is started.
   */
  DATABASE_URL: z
    .string()
    .refine((url) => addressesOf(url).every((one) => databaseUrl.safeParse(one).success))
    .optional(),
  /** The servers that follow those of DATABASE_URL, and answer what may be a minute old. */
  DATABASE_READ_URL: z
    .string()
    .refine((url) => addressesOf(url).every((one) => databaseUrl.safeParse(one).success))
    .optional(),
  /** Off for PgBouncer before 1.21 in transaction mode. */
  DATABASE_NAMED_STATEMENTS: z.stringbool().default(true),
  /**
   * nats://user:password@host:4222, several with a comma between: how processes tell each other what happened. Without
   * it they do by PostgreSQL.
   */
  BUS_URL: z
    .string()
    .regex(/^(?:nats|tls):\/\/(?:[^\s,@/:]+:[^\s,@/]+@)?[^\s,@/]+(?:,(?:(?:nats|tls):\/\/)?[^\s,@/]+)*\/?$/)
    .optional(),
  /** smtp://user:password@host:587; without it mail lands in /dev/mail (demo only). */
  SMTP_URL: urlOf(/^smtps?$/).optional(),
  ...mailSettings,
  /**
   * Files in a bucket of S3 or a compatible store; without it they live in DATA_DIR. The bucket and both keys go
   * together.
   */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Of a compatible store: https://s3.example.com. */
  S3_ENDPOINT: urlOf(/^https?$/).optional(),
  /**
   * Codes to telephones by Twilio; the three go together. Without them they land in /dev/sms in demo mode, and nobody
   * pays by direct debit in production.
   */
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i)
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(8).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[a-z0-9 ]{1,11})$/i)
    .optional(),
  /** Of another region, or of a stand-in. */
  TWILIO_URL: urlOf(/^https?$/).default('https://api.twilio.com'),
  /** 32 characters or more; seals cursors and short-lived links. */
  SESSION_SECRET: z.string().min(32).optional(),
  /**
   * The payment provider for trying out, without money; on in the demo, off elsewhere unless it is switched on here.
   */
  SANDBOX_PAYMENTS: z.stringbool().optional(),
  /** How long a direct debit of the sandbox takes; without it, until the day it is due. */
  SANDBOX_DEBIT_SECONDS: z.coerce.number().int().min(0).max(10_000_000).optional(),
  /** Of the account at Mollie: live_… in production, test_… elsewhere. Without it there is no Mollie. */
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:live|test)_\w{20,}$/)
    .optional(),
  /** Of the organization at Mollie, which reads what it pays out; without it payouts of Mollie are not booked. */
  MOLLIE_ACCESS_TOKEN: z
    .string()
    .regex(/^access_\w{20,}$/)
    .optional(),
  /** Another server than Mollie's own, for tests; not in production. */
  MOLLIE_API_URL: urlOf(/^https$/).optional(),
  /** Of the account at Stripe: sk_live_… in production, sk_test_… elsewhere. Without it there is no Stripe. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:live|test)_\w{10,}$/)
    .optional(),
  /** What Stripe signs notifications with; two, with a comma between, while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]{10,}(?:,whsec_[\w+/=]{10,})?$/)
    .optional(),
  /** In whose name Stripe debits for the account; without it there is no direct debit at Stripe. */
  STRIPE_CREDITOR_ID: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/)
    .optional(),
  /** Another server than Stripe's own, for tests; not in production. */
  STRIPE_API_URL: urlOf(/^https?$/).optional(),
  /**
   * Who sends web push (RFC 8292); the three go together. A demo makes its own pair; production without them sends
   * none.
   */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/)
    .optional(),
  /** The push services that browsers may name, with a comma between: nothing is sent anywhere else. */
  PUSH_SERVICES: z
    .string()
    .regex(/^[a-z0-9.:,-]+$/i)
    .default('fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com'),
  /** The one host that the back-office is at; without it, it is at those of all sites. */
  ADMIN_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional(),
  /** 32 characters or more; who sends it reads `/metrics`. Without it production has none. */
  METRICS_TOKEN: z.string().min(32).optional(),
  /** So long a process that is asked to end still answers, while `/healthz` says to lead requests elsewhere. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(30).default(0),
  /** Where `/metrics` is, and nothing else; without it, it is where the sites are. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Where a collector takes traces by OTLP over HTTP: http://localhost:4318/v1/traces. Without it there are none. */
  TRACES_URL: urlOf(/^https?$/).optional(),
  /** The share of requests and jobs that are traced. */
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(0.05),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Skips the demo members (tests bring their own). */
  SKIP_SEED: flag,
});

/** What each setting wants, for who gave it something else; what was given is not repeated, it may be a secret. */
const wants: Record<keyof z.infer<typeof schema>, string> = {
  MODE: 'demo or production',
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address of this machine',
  PUBLIC_URL: 'an address that begins with https:// (or http:// in demo mode)',
  TRUST_PROXY: 'a whole number from 0 to 10',
  COUNTRY_HEADER: 'the name of a header, such as CF-IPCountry, and TRUST_PROXY 1 or more with it',
  DATA_DIR: 'a folder',
  DATABASE_URL:
    'postgres://user:password@host:5432/database, more servers as host:5432,other:5432, ' +
    'signs in user or password written as %40',
  DATABASE_READ_URL: 'an address as DATABASE_URL is one, and DATABASE_URL with it',
  DATABASE_NAMED_STATEMENTS: 'true or false',
  BUS_URL: 'nats://user:password@host:4222, several servers with a comma between; tls:// in place of nats:// for TLS',
  SMTP_URL: 'smtp://user:password@host:587 or smtps://user:password@host:465, signs in user or password written as %40',
  ...mailWants,
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'the name of a region, such as eu-west-1',
  S3_ACCESS_KEY_ID: 'the id of a key',
  S3_SECRET_ACCESS_KEY: 'the secret of a key',
  S3_ENDPOINT: 'an address that begins with https:// or http://',
  TWILIO_ACCOUNT_SID: 'the SID of an account, AC and 32 hexadecimal digits',
  TWILIO_AUTH_TOKEN: 'the token of the account',
  TWILIO_FROM: 'a number such as +31612345678, a messaging service (MG…), or a name of at most 11 letters and digits',
  TWILIO_URL: 'an address that begins with https://',
  SESSION_SECRET: '32 characters or more ("npm run cli -- keys" makes one)',
  SANDBOX_PAYMENTS: 'true or false',
  SANDBOX_DEBIT_SECONDS: 'a whole number of seconds',
  MOLLIE_API_KEY: 'a key of Mollie, live_… or test_…',
  MOLLIE_ACCESS_TOKEN: 'an access token of the organization at Mollie, access_…',
  MOLLIE_API_URL: 'an address that begins with https://',
  STRIPE_SECRET_KEY: 'a secret key of Stripe, sk_live_… or sk_test_…',
  STRIPE_WEBHOOK_SECRET: 'the secret of its endpoint at Stripe, whsec_…, or two with a comma between',
  STRIPE_CREDITOR_ID: 'a creditor identifier such as DE98ZZZ09999999999',
  STRIPE_API_URL: 'an address that begins with http:// or https://',
  VAPID_PUBLIC_KEY: 'the public key of a pair ("npm run cli -- keys" makes one)',
  VAPID_PRIVATE_KEY: 'the private key of a pair ("npm run cli -- keys" makes one)',
  VAPID_SUBJECT: 'an address for the operators of push services, mailto:… or https://…',
  PUSH_SERVICES: 'hosts with a comma between',
  ADMIN_HOST: 'a host in small letters, without scheme and port',
  DRAIN_SECONDS: 'a whole number of seconds, 30 at most',
  METRICS_PORT: 'a whole number from 1 to 65535, another than PORT',
  METRICS_TOKEN: '32 characters or more ("npm run cli -- keys" makes one)',
  TRACES_URL: 'an address that begins with https:// or http://',
  TRACES_SHARE: 'a number from 0 to 1',
  LOG_LEVEL: 'silent, error, warn, info or debug',
  SKIP_SEED: 'true or false',
};

export const settings = Object.keys(wants) as (keyof typeof wants)[];

export type Config = Omit<z.infer<typeof schema>, 'HOST' | 'PUBLIC_URL'> & { HOST: string; PUBLIC_URL: string };

/** Reads the environment; throws one error that names every mistake, in one line. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(filled);
  const mistakes = parsed.success
    ? [
        ...missingInProduction(parsed.data),
        ...replicasOfNothing(parsed.data),
        ...halfOfS3(parsed.data),
        ...halfOfDkim(parsed.data),
        ...portWithoutDomain(parsed.data),
        ...onePortForTwo(parsed.data),
        ...halfOfTwilio(parsed.data),
        ...halfOfVapid(parsed.data),
        ...untrustedHeader(parsed.data),
        ...wrongMode(parsed.data),
        ...halfOfStripe(parsed.data),
      ]
    : settings
        .filter((name) => parsed.error.issues.some(({ path }) => path[0] === name))
        .map((name) => `${name} must be ${wants[name]}`);
  if (!parsed.success || mistakes.length > 0)
    throw new Error(`The settings in the environment are not usable: ${mistakes.join('; ')}.`);
  const { MODE, PORT, HOST, PUBLIC_URL } = parsed.data;
  return {
    ...parsed.data,
    HOST: HOST ?? (MODE === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
  };
}

function missingInProduction(values: z.infer<typeof schema>): string[] {
  if (values.MODE !== 'production') return [];
  const mistakes: string[] = [];
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'PUBLIC_URL'] as const) {
    if (values[name] === undefined) mistakes.push(`${name} is needed when MODE=production`);
  }
  if (values.PUBLIC_URL !== undefined && !values.PUBLIC_URL.startsWith('https://'))
    mistakes.push('PUBLIC_URL must begin with https:// when MODE=production');
  return mistakes;
}

/** The database that comes along has no replicas. */
const replicasOfNothing = ({ DATABASE_URL, DATABASE_READ_URL }: z.infer<typeof schema>): string[] =>
  DATABASE_READ_URL !== undefined && DATABASE_URL === undefined
    ? [`DATABASE_READ_URL must be ${wants.DATABASE_READ_URL}`]
    : [];

function halfOfS3(values: z.infer<typeof schema>): string[] {
  const together = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (together.every((name) => values[name] === undefined)) return [];
  return together
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is needed with the other S3 settings`);
}

function halfOfTwilio(values: z.infer<typeof schema>): string[] {
  const together = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  if (together.every((name) => values[name] === undefined)) return [];
  const missing = together
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is needed with the other settings of Twilio`);
  // Its token would go over the line as it is.
  const isBare = values.MODE === 'production' && !values.TWILIO_URL.startsWith('https://');
  return isBare ? [...missing, 'TWILIO_URL must begin with https:// when MODE=production'] : missing;
}

function halfOfVapid(values: z.infer<typeof schema>): string[] {
  const together = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  if (together.every((name) => values[name] === undefined)) return [];
  return together
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is needed with the other settings of push`);
}

const onePortForTwo = ({ PORT, METRICS_PORT }: z.infer<typeof schema>): string[] =>
  METRICS_PORT !== undefined && METRICS_PORT === PORT ? [`METRICS_PORT must be ${wants.METRICS_PORT}`] : [];

/** Anybody can send a header: it counts where a proxy of ours writes over it. */
const untrustedHeader = ({ COUNTRY_HEADER, TRUST_PROXY }: z.infer<typeof schema>): string[] =>
  COUNTRY_HEADER !== undefined && TRUST_PROXY === 0 ? [`COUNTRY_HEADER must be ${wants.COUNTRY_HEADER}`] : [];

/** Money of the wrong kind: tests that are paid for, or goods for play money. */
function wrongMode({ MODE, ...values }: z.infer<typeof schema>): string[] {
  const mode = MODE === 'production' ? 'live_' : 'test_';
  const keys = { MOLLIE_API_KEY: mode, STRIPE_SECRET_KEY: `sk_${mode}` } as const;
  const wrong = (Object.keys(keys) as (keyof typeof keys)[])
    .filter((name) => values[name] !== undefined && !values[name]?.replace(/^rk_/, 'sk_').startsWith(keys[name]))
    .map((name) => `${name} must begin with ${keys[name]} when MODE=${MODE}`);
  const forTests = (['MOLLIE_API_URL', 'STRIPE_API_URL'] as const)
    .filter((name) => MODE === 'production' && values[name] !== undefined)
    .map((name) => `${name} is for tests, and must not be set when MODE=production`);
  return [...wrong, ...forTests];
}

/** Without its secret nothing that Stripe tells would be believed. */
const halfOfStripe = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: z.infer<typeof schema>): string[] =>
  STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET === undefined
    ? ['STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY']
    : [];
