import pg from 'pg';
import { hasCode } from '../error-code.ts';

/** The database could not be reached, or went away in the midst: what was asked may be asked again in a moment. */
export class DatabaseAway extends Error {}

/** The rows of a site move to another cluster: theirs cannot be written for some seconds, those of others can. */
export class SiteMoving extends DatabaseAway {}

/** This process has left the database, as it does when it ends: nothing is asked again. */
export class DatabaseLeft extends DatabaseAway {}

/**
 * Class 08 (connection), 57P01 to 57P03 (it shuts down, crashed, or starts) and 53300 (it has no connection to spare)
 * of PostgreSQL's own codes.
 */
const serverCodes = /^(08...|57P0[1-3]|53300)$/;
/** Raised by `keep_home_v1`. */
const movingCode = 'VK503';
/** What the operating system says of a line that cannot be opened or broke off. */
const lineCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** What pg says in words alone. */
const words = [
  'Connection terminated',
  'Connection ended',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'There was an error establishing an SSL connection',
  'Client has encountered a connection error',
  'Client was closed',
];

/** Whether an error of pg is the connection's and not the statement's. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return serverCodes.test(code) || code === movingCode;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  return lineCodes.test(code) || words.some((start) => error.message.startsWith(start));
}

const isLeft = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Cannot use a pool after calling end');

/**
 * Throws on what pg threw, as `DatabaseAway` where it is the connection's, as `DatabaseLeft` where that is over and as
 * `SiteMoving` where a site may not be written.
 */
export function throwOn(error: unknown): never {
  if (isLeft(error)) throw new DatabaseLeft('this process has left the database', { cause: error });
  if (hasCode(error, movingCode)) throw new SiteMoving('the site moves to another cluster', { cause: error });
  throw isConnectionError(error) ? new DatabaseAway('the database is away', { cause: error }) : error;
}
