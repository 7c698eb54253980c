import { defaultNotifications, type NotificationChoices } from '@vonk/contract/notifications';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';

const ofMember = sql(
  'select mail, push, shows_content from notification_choices where site_id = $1 and member_id = $2',
);
const save = sql(`insert into notification_choices (site_id, member_id, mail, push, shows_content, changed_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (site_id, member_id)
    do update set mail = excluded.mail, push = excluded.push, shows_content = excluded.shows_content,
      changed_at = excluded.changed_at`);

/** What the member wants to be told of; the defaults of C36 until they chose. */
export const readChoices = async (reader: Reader, { siteId, memberId }: Scope): Promise<NotificationChoices> =>
  (await reader.maybe<NotificationChoices>(ofMember, [siteId, memberId])) ?? {
    mail: [...defaultNotifications],
    push: [...defaultNotifications],
    shows_content: false,
  };

export const saveChoices = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { mail, push, shows_content, now }: NotificationChoices & { now: Date },
): Promise<void> =>
  void (await tx.run(save, [siteId, memberId, [...new Set(mail)], [...new Set(push)], shows_content, now]));
