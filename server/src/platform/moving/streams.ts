import type { ClientBase } from 'pg';

const atOnce = 10_000;
/** How much further a stream begins elsewhere than it is here: more than happens to anybody while it is copied. */
const ahead = 1_000_000;
const first = '00000000-0000-0000-0000-000000000000';

interface Page {
  readonly streams: string;
  readonly last: string | null;
}

const page = `select json_agg(p)::text as streams, (array_agg(p.subscriber_id order by p.subscriber_id desc))[1] as last
  from (select s.subscriber_id, s.last_seq + ${ahead} as last_seq
    from live_streams s join accounts a on a.id = s.subscriber_id
    where a.site_id = any($1::smallint[]) and a.signed_up_at >= $2 and s.subscriber_id > $3
    order by s.subscriber_id limit ${atOnce}) p`;
const put = `insert into live_streams as l select * from json_populate_recordset(null::live_streams, $1)
  on conflict (subscriber_id) do update set last_seq = greatest(l.last_seq, excluded.last_seq)`;

/**
 * Copies how far the streams are of who signed up since a moment, each with a gap: a browser that comes to the other
 * cluster finds that it missed something, and reads everything anew.
 */
export async function carryStreams(
  from: ClientBase,
  to: ClientBase,
  { siteIds, since }: { siteIds: readonly number[]; since: Date },
): Promise<void> {
  for (let after: string | null = first; after !== null;) {
    const { rows }: { rows: Page[] } = await from.query<Page>(page, [siteIds, since, after]);
    after = rows[0]?.last ?? null;
    if (after !== null) await to.query(put, [rows[0]?.streams]);
  }
}

const looking = `select l.subscriber_id as id from live_looks l join accounts a on a.id = l.subscriber_id
  where a.site_id = any($1::smallint[])`;

/** Who of these sites has a stream open, as far as is known. */
export const listLooking = async (client: ClientBase, siteIds: readonly number[]): Promise<string[]> =>
  (await client.query<{ id: string }>(looking, [siteIds])).rows.map(({ id }) => id);
