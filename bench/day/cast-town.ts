import type { Pool } from 'pg';
import { hashPassword } from '../../server/src/accounts/index.ts';
import type { Ground, Talker } from '../chat/chat-ground.ts';
import { generateMembers } from '../search/generate-members.ts';

/** One of those who do things. */
export interface Townsman extends Talker {
  readonly email: string;
  /** The public id of their conversation with the one beside them in the list. */
  readonly conversation: string;
}

export const password = 'vuurtoren-op-zondag';

/**
 * Makes the town: so many profiles, and those of the ground among them, who live somewhere, look for somebody and can
 * log in with `password`.
 */
export async function castTown({ pool, talkers }: Ground, members: number): Promise<readonly Townsman[]> {
  // Both number those they make.
  await pool.query(`update profiles set name = 'Prater ' || left(public_id, 8)`);
  await generateMembers(pool, members, new Date().toISOString().slice(0, 10));
  const ids = talkers.map(({ id }) => id);
  await pool.query('update accounts set password_hash = $2 where id = any($1)', [ids, await hashPassword(password)]);
  await settle(pool, ids);
  const { rows } = await pool.query<{ id: string; email: string; conversation: string }>(
    `select a.id, a.email, c.public_id as conversation from accounts a
      join conversations c on a.id in (c.low_id, c.high_id) where a.id = any($1)`,
    [ids],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return talkers.map((talker) => ({ ...talker, email: '', conversation: '', ...known.get(talker.id) }));
}

/** Each lives where one of the others lives, and looks for the other gender. */
async function settle(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `with places as (
        select row_number() over () as n, country, region, city_id, city, cell from profiles
        where name like 'Lid %' and status = 'active' limit cardinality($1::uuid[])),
      settlers as (select row_number() over () as n, id from unnest($1::uuid[]) as s (id))
      update profiles p set country = l.country, region = l.region, city_id = l.city_id, city = l.city, cell = l.cell,
        looks_for = case p.gender when 'male' then 2 else 1 end, last_active_on = current_date
      from settlers s join places l using (n) where p.id = s.id`,
    [ids],
  );
  await pool.query('analyze profiles');
}
