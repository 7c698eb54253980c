import type { CallOutput } from '@vonk/contract/api';
import { toldPageSize, type ToldOutcome } from '@vonk/contract/notifications';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

interface ToldRow {
  readonly id: string;
  readonly kind: CallOutput<'GET /api/tellings.php'>['tellings'][number]['kind'];
  readonly count: number;
  readonly madeAt: Date;
  readonly push: ToldOutcome;
  readonly pushedAt: Date | null;
  readonly mail: ToldOutcome | null;
  readonly mailedAt: Date | null;
}

// What was told by neither way and waits for none was seen before, or by nobody's wish: no news.
const ofMember = sql(`select t.id, t.kind, t.count, t.made_at as "madeAt",
    case when t.state = 'told' and t.devices = 0 then 'no_device' else t.state end as push, t.done_at as "pushedAt",
    case when t.due_at is not null then 'waiting' else t.mail end as mail, t.mail_at as "mailedAt"
  from tellings t
  where t.site_id = $1 and t.member_id = $2
    and (t.state = 'waiting' or t.due_at is not null or t.mail in ('waiting', 'told')
      or (t.state = 'told' and t.devices > 0))
    and ($3::uuid is null or (t.made_at, t.id) < (select c.made_at, c.id from tellings c
      where c.site_id = $1 and c.member_id = $2 and c.id = $3::uuid))
  order by t.made_at desc, t.id desc limit ${toldPageSize + 1}`);

/** What a member was told outside the site, the newest first: a page after the one that ends with `after`. */
export async function listTellings(
  reader: Reader,
  { siteId, memberId }: Scope,
  after: string | undefined,
): Promise<CallOutput<'GET /api/tellings.php'>> {
  const rows = await reader.rows<ToldRow>(ofMember, [siteId, memberId, after ?? null]);
  const page = rows.slice(0, toldPageSize);
  return {
    tellings: page.map(({ id, kind, count, madeAt, push, pushedAt, mail, mailedAt }) => ({
      id,
      kind,
      count,
      at: madeAt.toISOString(),
      push: wayOf(push, pushedAt),
      mail: mail && wayOf(mail, mailedAt),
    })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

const wayOf = (outcome: ToldOutcome, at: Date | null) => ({
  outcome,
  at: outcome === 'told' ? (at?.toISOString() ?? null) : null,
});
