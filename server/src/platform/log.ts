import { pino, type DestinationStream, type Level, type Logger } from 'pino';

/** A pino logger; `log.child({ requestId })` names the request in every line. */
export type Log = Logger;

/** Keys, lower case and without `_` and `-`, whose values never reach a log, at any depth (T90). */
const secretKeys = new Set(
  `address authorization birthdate body cookie credentials dateofbirth email firstname html iban ip ipaddress lastname
  latitude longitude name password payload phone position recipient secret sessionid setcookie subject text to token url
  useragent username`.split(/\s+/),
);

const emailAddress = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const deepest = 6;

/**
 * A logger that writes one JSON object a line, to standard output unless a `destination` is given. Values under keys
 * that may hold personal data become `[hidden]`, e-mail addresses are cut out of every text, and of an error only what
 * describes the fault is kept.
 */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (value: unknown) => value },
    formatters: { level: (label: string) => ({ level: label }), log: cleanRecord },
    hooks: { streamWrite: (line: string) => line.replace(emailAddress, '[e-mail]') },
  };
  return cleanChildren(destination ? pino(options, destination) : pino(options));
}

// pino passes what a child carries along past its formatters.
function cleanChildren(log: Log): Log {
  const child = log.child;
  log.child = function cleanChild(this: Log, bindings: Record<string, unknown>, ...rest: []) {
    return child.call(this, cleanRecord(bindings), ...rest);
  } as Log['child'];
  return log;
}

function cleanRecord(record: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, isSecret(key, value) ? '[hidden]' : clean(value, depth + 1)]),
  );
}

function isSecret(key: string, value: unknown): boolean {
  return value !== undefined && value !== null && secretKeys.has(key.toLowerCase().replaceAll(/[_-]/g, ''));
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > deepest) return '[too deep]';
  if (value instanceof Error) return describe(value, depth);
  if (Array.isArray(value)) return value.map((entry) => clean(entry, depth + 1));
  return cleanRecord(value as Record<string, unknown>, depth);
}

// PostgreSQL puts the offending row into `detail` and `where`, so only an error's fixed words are copied.
function describe(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, table } = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint, table }),
    ...(error.cause === undefined ? {} : { cause: clean(error.cause, depth + 1) }),
  };
}
