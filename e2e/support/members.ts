import type { BrowserContext } from '@playwright/test';
import { consentVersions } from '@vonk/contract/consents';
import type pg from 'pg';
import { hashToken, newToken } from '../../server/src/platform/ids.ts';
import {
  cast,
  type Role,
  type Run,
  type TestMember as CastMember,
  type Traits,
  writeMember,
} from '../../server/test/cast.ts';
import { onDatabase } from './behind/own-database.ts';
import type { TestServer } from './server.ts';

export interface TestMember extends CastMember {
  token: string;
}

/** What tells one of the tests' people from their role. */
export interface More extends Traits {
  /** Where the test is about the name; else it is the role's. */
  name?: string;
  /** With the time bonus of a newcomer. */
  hasBonus?: boolean;
  /** Not asked about push yet, which they are some seconds after a message; the others said no. */
  isToBeAskedAboutPush?: boolean;
}

/**
 * Adds one more of a role straight into the tables, with a session: what a test is not about need not be clicked. The
 * name gets an end of its own: `another(server, 'bram', { boughtCredits: 5 })`.
 */
export function another(
  server: TestServer,
  role: Role,
  {
    name = role.charAt(0).toUpperCase() + role.slice(1),
    hasBonus = false,
    isToBeAskedAboutPush = false,
    ...more
  }: More = {},
): Promise<TestMember> {
  const now = new Date();
  const traits: Traits = { ...cast[role], ...more };
  const { siteId = 1 } = traits;
  const unique = `${name}${Math.random().toString(36).slice(2, 8)}`;
  const token = newToken();
  return withDatabase(server, async (client) => {
    const run: Run = (text, values) => client.query(text, [...values]);
    const member = await writeMember(run, traits, { name: unique, passwordHash: 'unused', now });
    await run(
      `update profiles
       set country = 'NL', quote = 'Twee pubers, een hond en toch tijd voor koffie.',
         last_active_on = ($2::timestamptz at time zone 'Europe/Amsterdam')::date
       where id = $1`,
      [member.id, now],
    );
    await run(
      `insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at)
       values ($1, $2, $3, $4, $4, $4::timestamptz + interval '1 day', $4)`,
      [siteId, member.id, hashToken(token), now],
    );
    await run(
      `insert into notices (site_id, member_id, kind, subject, shown_at, closed_at, hidden_until)
       values ($1, $2, 'chat_entry', $3, $4, $4, 'infinity')`,
      [siteId, member.id, consentVersions.entry_warning, now],
    );
    if (!isToBeAskedAboutPush)
      await run(
        `insert into notices (site_id, member_id, kind, shown_at, closed_at, hidden_until)
         values ($1, $2, 'push', $3, $3, 'infinity')`,
        [siteId, member.id, now],
      );
    if (hasBonus)
      await run(
        `insert into discount_offers (site_id, member_id, kind, code, basis_points, expires_at, mail_hash, created_at)
         values ($1, $2, 'time_bonus', 'TIMEBONUS25', 2500, $3::timestamptz + interval '4 hours', sha256($4::bytea),
           $3)`,
        [siteId, member.id, now, member.email],
      );
    return { ...member, token };
  });
}

/** Adds those of the cast: `const { anna, bram } = await play(server, 'anna', 'bram')`. */
export async function play<R extends Role>(server: TestServer, ...roles: R[]): Promise<Record<R, TestMember>> {
  const people: [string, TestMember][] = [];
  for (const role of roles) people.push([role, await another(server, role)]);
  return Object.fromEntries(people) as Record<R, TestMember>;
}

/** Logs a member into a browser by the session's cookie. */
export async function logIn(context: BrowserContext, server: TestServer, { token }: TestMember): Promise<void> {
  await context.addCookies([
    { name: 'session', value: token, url: server.url('/') },
    { name: 'entry_seen', value: '1', url: server.url('/') },
  ]);
}

/** Runs `work` on the server's own database. */
export const withDatabase = <T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  onDatabase(server.dataDir, work);
