import { defaultNotifications, defaultQuietHours, type NotificationChoices } from '@vonk/contract/notifications';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
import type { SiteScope } from '../../sites/index.ts';

/** What a member wants to be told of, and until when they want no mail of it. */
export interface Choices extends Omit<NotificationChoices, 'mail_paused_until'> {
  readonly mail_paused_until: Date | null;
}

const ofMembers = sql(`select member_id as "memberId", mail, push, shows_content, mail_paused_until, time_zone,
    case when quiet_from is not null then json_build_object('from', quiet_from, 'until', quiet_until) end as quiet
  from notification_choices where site_id = $1 and member_id = any($2::uuid[])`);

type Written = Omit<Choices, 'quiet'> & {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly now: Date;
};

const save = named<Scope & Written>(
  (value) =>
    `insert into notification_choices ${row({
      site_id: value.siteId,
      member_id: value.memberId,
      mail: value.mail,
      push: value.push,
      shows_content: value.shows_content,
      quiet_from: value.quietFrom,
      quiet_until: value.quietUntil,
      changed_at: value.now,
      mail_paused_until: value.mail_paused_until,
      time_zone: value.time_zone,
    })}
  on conflict (site_id, member_id)
    do update set mail = excluded.mail, push = excluded.push, shows_content = excluded.shows_content,
      quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, changed_at = excluded.changed_at,
      mail_paused_until = excluded.mail_paused_until, time_zone = excluded.time_zone`,
);

const untilChosen = (): Choices => ({
  mail: [...defaultNotifications],
  push: [...defaultNotifications],
  shows_content: false,
  quiet: defaultQuietHours,
  time_zone: null,
  mail_paused_until: null,
});

/** What the member wants to be told of; the defaults of C36 until they chose. */
export const readChoices = async (reader: Reader, { siteId, memberId }: Scope): Promise<Choices> =>
  (await readManyChoices(reader, { siteId, memberIds: [memberId] }))(memberId);

/** The same of many members of a site, in one round trip: by the id of each. */
export async function readManyChoices(
  reader: Reader,
  { siteId, memberIds }: SiteScope & { memberIds: readonly string[] },
): Promise<(memberId: string) => Choices> {
  const rows = await reader.rows<Choices & { memberId: string }>(ofMembers, [siteId, memberIds]);
  const chosen = new Map(rows.map(({ memberId, ...choices }) => [memberId, choices]));
  return (memberId) => chosen.get(memberId) ?? untilChosen();
}

export async function saveChoices(
  tx: Tx,
  { siteId, memberId }: Scope,
  { quiet, ...choices }: Choices & { now: Date },
): Promise<void> {
  const lists = { mail: [...new Set(choices.mail)], push: [...new Set(choices.push)] };
  const hours = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null };
  await tx.run(...save({ ...choices, ...lists, ...hours, siteId, memberId }));
}

/** Whether the member takes no mail now of what they may refuse. */
export const isPausedAt = ({ mail_paused_until: until }: Pick<Choices, 'mail_paused_until'>, now: Date): boolean =>
  until !== null && until > now;
