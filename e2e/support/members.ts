import type { BrowserContext } from '@playwright/test';
import { consentVersions } from '@vonk/contract/consents';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { hashToken, newId, newToken, publicId } from '../../server/src/platform/ids.ts';
import { createLog } from '../../server/src/platform/log.ts';
import type { TestServer } from './server.ts';

export interface TestMember {
  id: string;
  publicId: string;
  name: string;
  email: string;
  token: string;
}

export interface MemberOptions {
  gender?: 'male' | 'female';
  isPremium?: boolean;
  freeCredits?: number;
  boughtCredits?: number;
  siteId?: number;
  /** With the time bonus of a newcomer. */
  hasBonus?: boolean;
}

/** Writes a member straight into the tables, with a session: what a test is not about need not be clicked. */
export async function addMember(server: TestServer, name: string, options: MemberOptions = {}): Promise<TestMember> {
  const {
    gender = 'female',
    isPremium = false,
    freeCredits = 0,
    boughtCredits = 0,
    siteId = 1,
    hasBonus = false,
  } = options;
  const now = new Date();
  const unique = `${name}${Math.random().toString(36).slice(2, 8)}`;
  const member = {
    id: newId(now),
    publicId: publicId(),
    name: unique,
    email: `${unique.toLowerCase()}@example.org`,
    token: newToken(),
  };
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into accounts (site_id, id, public_id, email, password_hash, status, is_premium, locale, signed_up_at)
       values ($1, $2, $3, $4, 'unused', 'confirmed', $5, 'nl', $6)`,
      [siteId, member.id, publicId(), member.email, isPremium, now],
    );
    await client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, quote, created_at, last_active_on)
       values ($1, $2, $3, 'member', 'active', true, $4, '1985-03-14', $5, 'NL', 'Twee pubers, een hond en toch tijd voor koffie.', $6, $6::timestamptz::date)`,
      [siteId, member.id, member.publicId, unique, gender, now],
    );
    await client.query(
      `insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at)
       values ($1, $2, $3, $4, $4, $4::timestamptz + interval '1 day', $4)`,
      [siteId, member.id, hashToken(member.token), now],
    );
    await client.query(
      `insert into notices (site_id, member_id, kind, subject, shown_at, closed_at, hidden_until)
       values ($1, $2, 'chat_entry', $3, $4, $4, 'infinity')`,
      [siteId, member.id, consentVersions.entry_warning, now],
    );
    if (hasBonus)
      await client.query(
        `insert into discount_offers (site_id, member_id, kind, code, basis_points, expires_at, mail_hash, created_at)
         values ($1, $2, 'time_bonus', 'TIMEBONUS25', 2500, $3::timestamptz + interval '4 hours', sha256($4::bytea), $3)`,
        [siteId, member.id, now, member.email],
      );
    for (const [kind, amount] of [
      ['granted', freeCredits],
      ['bought', boughtCredits],
    ] as const) {
      if (amount === 0) continue;
      const lot = newId(now);
      const bought = kind === 'bought' ? [newId(now), 100, 'EUR'] : [null, null, null];
      await client.query('select grant_credits_v1($1::smallint, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
        siteId, member.id, lot, kind, amount, kind === 'bought' ? 'purchase' : 'signup', lot, ...bought, now,
      ]); // prettier-ignore
    }
  });
  return member;
}

/** Logs a member into a browser by the session's cookie. */
export async function logIn(context: BrowserContext, server: TestServer, { token }: TestMember): Promise<void> {
  await context.addCookies([
    { name: 'session', value: token, url: server.url('/') },
    { name: 'entry_seen', value: '1', url: server.url('/') },
  ]);
}

/** Runs `work` on the server's own database. */
export async function withDatabase<T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedPostgres({ dataDir: server.dataDir, log: createLog('silent') });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await embedded.stop();
  }
}
