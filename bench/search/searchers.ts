import { systemClock } from '../../server/src/platform/clock.ts';
import { type Db, sql } from '../../server/src/platform/database/db.ts';
import { hashToken, newId, newToken, publicId } from '../../server/src/platform/ids.ts';

export interface Searcher {
  readonly id: string;
  readonly token: string;
  /** Of a network of their own: no limit of one network counts all of them. */
  readonly address: string;
  readonly gender: string;
  readonly age: number;
  readonly country: string;
  readonly region: string;
}

/** Of the 2,000 who stand first where one searches, one in fifty blocked one, or was blocked. */
const blockSome = sql(`insert into blocks (site_id, blocker_id, blocked_id, created_at)
  select 1, case when n % 100 = 0 then $1 else id end, case when n % 100 = 0 then id else $1 end, $3
  from (select id, row_number() over () as n
    from (select id from profiles
      where site_id = 1 and kind = 'member' and status = 'active' and country = $2 and id <> $1
      order by rank desc, id desc limit 2000) first) numbered
  where n % 50 = 0 on conflict do nothing`);

/** Draws so many active members and logs them in, each with blocks in both directions among those they would find. */
export async function addSearchers(db: Db, searchers: number): Promise<Searcher[]> {
  const now = systemClock.now();
  const drawn = await db.rows<{ id: string; gender: string; age: number; country: string; region: string }>(
    sql(`select id, gender, extract(year from age(birth_date))::int as age, country, region
      from profiles tablesample bernoulli (1)
      where kind = 'member' and status = 'active' and looks_for is not null order by random() limit $1`),
    [searchers],
  );
  return db.transact(async (tx) => {
    const people: Searcher[] = [];
    for (const { id, ...rest } of drawn) {
      const token = newToken();
      await tx.run(
        sql(`insert into accounts (site_id, id, public_id, email, password_hash, status, locale, signed_up_at)
          values (1, $1, $2, $3, 'none', 'confirmed', 'nl', $4::timestamptz - interval '30 days')
          on conflict do nothing`),
        [id, publicId(), `${newId(now)}@bench.example`, now],
      );
      await tx.run(
        sql(`insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at)
          values (1, $1, $2, $3, $3, $3::timestamptz + interval '1 day', $3)`),
        [id, hashToken(token), now],
      );
      await tx.run(blockSome, [id, rest.country, now]);
      const network = `10.${people.length >> 8}.${people.length & 255}.1`;
      people.push({ id, ...rest, token, address: network });
    }
    return people;
  });
}
