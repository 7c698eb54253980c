import { sessionDays } from '@vonk/contract/account';
import { calendarDay } from '@vonk/contract/calendar';
import { day, daySeconds, minute } from '@vonk/contract/durations';
import type { Locale } from '@vonk/contract/locales';
import { type Db, type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import type { Site } from '../../sites/index.ts';
import type { Member, Scope } from '../call.ts';
import { noteHere } from '../counting/returns.ts';
import { deviceOf } from './device.ts';

const cookieName = 'session';
const lifetimeSeconds = sessionDays * daySeconds;

interface SessionRow {
  token_hash: Buffer;
  device: string;
  last_used_at: Date;
  proved_at: Date;
  created_at: Date;
  written_lsn: string | null;
  id: string;
  public_id: string;
  status: Member['status'];
  is_premium: boolean;
  locale: Locale;
  signed_up_at: Date;
}

const findSession =
  sql(`select s.token_hash, s.device, s.last_used_at, s.proved_at, s.created_at, s.written_lsn::text, a.id,
    a.public_id, a.status, a.is_premium, a.locale, a.signed_up_at
  from sessions s join accounts a on a.site_id = s.site_id and a.id = s.account_id
  where s.token_hash = $1 and s.site_id = $2 and s.expires_at > $3 and a.status <> 'erased'`);
const insertSession =
  sql(`insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at, device)
  values ($1, $2, $3, $4, $4, $5, $4, $6)`);
const renewSession = sql(
  'update sessions set last_used_at = $3, expires_at = $4 where site_id = $1 and token_hash = $2',
);
const deleteSession = sql('delete from sessions where site_id = $1 and token_hash = $2');

const noteWhere = sql(
  'update sessions set written_lsn = pg_current_wal_insert_lsn() where site_id = $1 and token_hash = $2',
);

const noteAllHere = sql(`update sessions set written_lsn = pg_current_wal_insert_lsn()
  where site_id = any($1) and written_lsn is not null and last_used_at > $2`);

/** How long a session is new, in milliseconds: a replica that is asked is not further behind. */
const newFor = 2 * minute;

const expiry = (now: Date) => new Date(now.getTime() + lifetimeSeconds * 1000);

/** The member whose session a token is, on this site; undefined when it is unknown or over. */
async function sessionMember(
  reader: Reader,
  site: Site,
  { token, now }: { token: string; now: Date },
): Promise<Member | undefined> {
  const row = await reader.maybe<SessionRow>(findSession, [hashToken(token), site.siteId, now]);
  return (
    row && {
      siteId: site.siteId,
      memberId: row.id,
      publicId: row.public_id,
      status: row.status,
      isPremium: row.is_premium,
      locale: row.locale,
      signedUpAt: row.signed_up_at,
      sessionHash: row.token_hash,
      sessionUsedAt: row.last_used_at,
      provedAt: row.proved_at,
      // What was written with a login or a sign-up is noted nowhere: a replica has it by then, or is not asked.
      written: now.getTime() - row.created_at.getTime() < newFor ? 'latest' : row.written_lsn,
      device: row.device,
    }
  );
}

/** Notes that a member wrote something that is committed: from now on a read of theirs has it, wherever it is read. */
export async function noteWritten(db: Db, { siteId, sessionHash }: Member): Promise<void> {
  if (db.replicas) await db.transact((tx) => tx.run(noteWhere, [siteId, sessionHash]));
}

/**
 * Notes where the log of this database is for the sessions of today on sites that came from another one, whose log had
 * other positions: what was written there is here from now on.
 */
export const noteWrittenElsewhere = async (tx: Tx, siteIds: readonly number[], now: Date): Promise<void> =>
  void (await tx.run(noteAllHere, [siteIds, new Date(now.getTime() - day)]));

/** The session token that a request shows. */
export const tokenOf = (exchange: Exchange): string | undefined => exchange.cookie(cookieName);

export interface SessionServices {
  db: Db;
  config: { PUBLIC_URL: string };
}

/** The member behind a request's cookie. On the first request of a day the session gets its 30 days again (ACC-6). */
export async function findMember(
  services: SessionServices,
  exchange: Exchange,
  site: Site,
): Promise<Member | undefined> {
  const { now } = exchange;
  const token = exchange.cookie(cookieName);
  if (token === undefined || token === '') return undefined;
  const member = await sessionMember(services.db, site, { token, now });
  if (member && calendarDay(member.sessionUsedAt, site.timeZone) !== calendarDay(now, site.timeZone)) {
    await services.db.transact(async (tx) => {
      await tx.run(renewSession, [site.siteId, member.sessionHash, now, expiry(now)]);
      await noteHere(tx, member, { site, now });
    });
    setSessionCookie(services, exchange, token);
  }
  return member;
}

/**
 * Starts a session for a member who has just proved who they are, and ends the one this browser had: its name changes
 * at login (T129). Answers the token; give it to `setSessionCookie` after commit.
 */
export async function startSession(tx: Tx, scope: Scope, exchange: Exchange & { site: Site }): Promise<string> {
  const { now, site } = exchange;
  const token = newToken();
  await endSession(tx, exchange);
  await tx.run(insertSession, [
    scope.siteId,
    scope.memberId,
    hashToken(token),
    now,
    expiry(now),
    deviceOf(exchange.header('user-agent')),
  ]);
  await noteHere(tx, scope, { site, now });
  return token;
}

/** Ends the session of a request's cookie, if it has one. */
export async function endSession(tx: Tx, exchange: Exchange & { site: Site }): Promise<void> {
  const token = exchange.cookie(cookieName);
  if (token !== undefined) await tx.run(deleteSession, [exchange.site.siteId, hashToken(token)]);
}

export const isHttps = ({ config }: Pick<SessionServices, 'config'>): boolean => config.PUBLIC_URL.startsWith('https:');

export function setSessionCookie(services: Pick<SessionServices, 'config'>, exchange: Exchange, token: string): void {
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(services) } as const;
  exchange.setCookie(cookieName, token, { ...cookie, maxAge: token === '' ? 0 : lifetimeSeconds });
}
