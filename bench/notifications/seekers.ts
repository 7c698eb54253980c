import { createECDH, randomBytes } from 'node:crypto';
import type pg from 'pg';

// What is measured is the queue, not the references of what is written for it; and at whatever hour, so that nobody
// sleeps. One in twenty began this week.
const begin = `update profiles set created_at = '2026-11-25' where id < '0d000000-0000-0000-0000-000000000000'`;
const accounts = `insert into accounts (site_id, id, public_id, email, password_hash, status, is_premium, locale,
    signed_up_at)
  select 1, id, public_id, public_id || '@seeker.example.org', 'x', 'confirmed', false, 'nl', created_at
  from profiles where site_id = 1 and name like 'Lid %' and status = 'active' and cell is not null
  order by id limit $1`;
const choices = `insert into notification_choices (site_id, member_id, mail, push, quiet_from, quiet_until, changed_at)
  select 1, id, '{weekly}', '{message,news}', (clock.h + 12) % 24, (clock.h + 13) % 24, now()
  from accounts, (select extract(hour from now() at time zone 'Europe/Amsterdam')::integer as h) as clock
  where email like '%@seeker.example.org'`;
const devices = `insert into push_subscriptions (site_id, member_id, id, session_hash, endpoint, p256dh, auth, device,
    created_at)
  select 1, id, gen_random_uuid(), sha256(id::text::bytea), $1 || id, $2, $3, 'bench', now()
  from accounts where email like '%@seeker.example.org' order by id limit $4`;

/** Makes members of `generateMembers` ones who want to be told of new members, some with a browser at `endpoint`. */
export async function fillSeekers(
  pool: pg.Pool,
  { seekers, endpoint = '', browsers = 0 }: { seekers: number; endpoint?: string; browsers?: number },
): Promise<void> {
  const keys = createECDH('prime256v1').generateKeys('base64url');
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(begin);
    await client.query(accounts, [seekers]);
    await client.query(choices);
    await client.query(devices, [endpoint, keys, randomBytes(16).toString('base64url'), browsers]);
    await client.query('vacuum analyze accounts');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}
