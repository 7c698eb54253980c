import { day } from '@vonk/contract/durations';
import { wellFilled } from '@vonk/contract/profile-lists';
import { tellMember } from '../../mails/index.ts';
import { sql } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'remind-to-fill': NoPayload;
  }
}

const batch = 500;
/** From when to when after the sign-up: a day on which the job did not run is made good. */
const [from, until] = [3 * day, 7 * day];

// Who was told is found by the mail's cause: a mail is kept for longer than this looks back.
const short = sql(`select p.site_id as "siteId", p.id as "memberId", p.main_photo_key is not null as "hasPhoto"
  from profiles p join mail_choices c on c.site_id = p.site_id and c.member_id = p.id
  where p.kind = 'member' and p.status = 'active' and p.completeness < ${wellFilled} and 'reminders' = any(c.mail)
    and p.created_at between $1 and $2 and (p.site_id, p.id) > ($3, $4) order by p.site_id, p.id limit $5`);

interface Short {
  readonly siteId: number;
  readonly memberId: string;
  readonly hasPhoto: boolean;
}

/** The daily job that reminds who wants reminders, once, that their profile says little yet (NOTI-1). */
export const remindToFill: Tasks['remind-to-fill'] = async (_, { db, now }) => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  let last = { siteId: 0, memberId: '00000000-0000-0000-0000-000000000000' };
  for (let found: Short[] = []; ;) {
    found = await db.rows<Short>(short, [before(until), before(from), last.siteId, last.memberId, batch]);
    for (const { hasPhoto, ...scope } of found) {
      const order = { template: 'profile_short', cause: `profile_short:${scope.memberId}`, now } as const;
      await db.transact((tx) => tellMember(tx, scope, { ...order, data: { has_photo: hasPhoto } }));
    }
    last = found.at(-1) ?? last;
    if (found.length < batch) return;
  }
};
