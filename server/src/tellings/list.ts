import type { CallOutput } from '@vonk/contract/api';
import { toldPageSize, type ToldOutcome } from '@vonk/contract/notifications';
import type { Scope } from '../accounts/index.ts';
import { purposes, type UnrefusableMail, unrefusableMails } from '../mails/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';
import { mailOutcome, pushOutcome } from './outcomes.ts';

type Told = CallOutput<'GET /api/tellings.php'>['tellings'][number];

/** A telling has its kind, a mail that nobody can refuse its template. */
type ToldRow = {
  readonly id: string;
  readonly count: number;
  readonly madeAt: Date;
  readonly push: ToldOutcome | null;
  readonly pushedAt: Date | null;
  readonly mail: ToldOutcome | null;
  readonly mailedAt: Date | null;
} & (
  | { readonly kind: Told['kind']; readonly template: null }
  | { readonly kind: null; readonly template: UnrefusableMail }
);

// What was told by neither way and waits for none was seen before, or by nobody's wish: no news.
const ofMember = sql(`with cursor as (
    select c.made_at as at, c.id from tellings c where c.site_id = $1 and c.member_id = $2 and c.id = $3::uuid
    union all
    select c.queued_at, c.id from mail_outcomes c where c.site_id = $1 and c.member_id = $2 and c.id = $3::uuid
  ), tellings_told as (
    select t.id, t.kind, null as template, t.count, t.made_at,
        ${pushOutcome('$4')} as push,
        case when t.push is null then t.done_at else t.push_at end as pushed_at,
        ${mailOutcome} as mail,
        coalesce(o.at, t.mail_at) as mailed_at
      from tellings t left join mail_outcomes o on o.site_id = t.site_id and o.id = t.mail_id
      where t.site_id = $1 and t.member_id = $2
        and (t.state = 'waiting' or t.due_at is not null or t.mail in ('waiting', 'told')
          or (t.state = 'told' and t.devices > 0))
        and ($3::uuid is null or (t.made_at, t.id) < (select at, id from cursor))
      order by t.made_at desc, t.id desc limit ${toldPageSize + 1}
  ), mails_told as (
    select m.id, null, m.template, 1, m.queued_at, null, null::timestamptz, m.outcome, m.at from mail_outcomes m
      where m.site_id = $1 and m.member_id = $2 and m.template = any($5)
        and ($3::uuid is null or (m.queued_at, m.id) < (select at, id from cursor))
      order by m.queued_at desc, m.id desc limit ${toldPageSize + 1}
  )
  select id, kind, template, count, made_at as "madeAt", push, pushed_at as "pushedAt", mail, mailed_at as "mailedAt"
    from (select * from tellings_told union all select * from mails_told) every_one
    order by made_at desc, id desc limit ${toldPageSize + 1}`);

/**
 * What a member was told outside the site, the newest first: of what they may choose, and the mails that nobody can
 * refuse; a page after the one that ends with `after`.
 */
export async function listTellings(
  reader: Reader,
  { siteId, memberId }: Scope,
  { after, now }: { after: string | undefined; now: Date },
): Promise<CallOutput<'GET /api/tellings.php'>> {
  const rows = await reader.rows<ToldRow>(ofMember, [siteId, memberId, after ?? null, now, unrefusableMails]);
  const page = rows.slice(0, toldPageSize);
  return {
    tellings: page.map(({ id, kind, template, count, madeAt, push, pushedAt, mail, mailedAt }) => ({
      id,
      kind: template === null ? kind : purposes[template],
      count,
      at: madeAt.toISOString(),
      push: push && wayOf(push, pushedAt),
      mail: mail && wayOf(mail, mailedAt),
    })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

const wayOf = (outcome: ToldOutcome, at: Date | null) => ({
  outcome,
  at: outcome === 'told' ? (at?.toISOString() ?? null) : null,
});
