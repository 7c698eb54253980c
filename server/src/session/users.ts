import { ageOn, calendarDay } from '@vonk/contract/calendar';
import type { User } from '@vonk/contract/account';
import type { Locale } from '@vonk/contract/locales';
import { type NoticeKind, noticeKinds } from '@vonk/contract/notices';
import type { Gender } from '@vonk/contract/profile';
import type { Scope } from '../accounts/index.ts';
import { maxHeld } from '../chat/index.ts';
import { currentSubjects } from '../notices/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';
import { imageOf, type ImageServices } from '../profile/index.ts';
import type { Site } from '../sites/index.ts';

interface UserRow {
  public_id: string;
  status: User['status'];
  email: string;
  is_premium: boolean;
  has_password: boolean;
  signed_up_at: Date;
  locale: Locale;
  notifications_disabled: User['notifications_disabled'];
  notifications_disabled_at: Date | null;
  balance: number;
  granted: number;
  held: number;
  unread: number;
  new_likes: number;
  hidden: Readonly<Partial<Record<NoticeKind, string>>>;
  live_seq: number;
  profile_id: string;
  name: string;
  birth_date: string;
  gender: Gender | null;
  country: string | null;
  profile_status: string;
  is_invisible: boolean;
  main_photo_key: string | null;
  completeness: number;
}

const findUser = sql(`select a.public_id, a.status, a.email, a.is_premium, a.has_password, a.signed_up_at, a.locale,
    a.notifications_disabled, a.notifications_disabled_at,
    coalesce(c.balance, 0) as balance, coalesce(c.granted, 0) as granted,
    held_total_v1(a.site_id, a.id) as held, unread_total_v1(a.site_id, a.id) as unread,
    new_likes_v1(a.site_id, a.id) as new_likes,
    (select coalesce(jsonb_object_agg(n.kind, n.subject), '{}') from hidden_notices n
      where n.site_id = a.site_id and n.member_id = a.id and n.hidden_until > $3) as hidden,
    live_seq_v1(a.id) as live_seq, p.public_id as profile_id, p.name, p.birth_date, p.gender, p.country,
    p.status as profile_status, p.is_invisible, p.main_photo_key, p.completeness
  from account_cards a
  join profile_cards p on p.site_id = a.site_id and p.id = a.id
  left join credit_sums c on c.site_id = a.site_id and c.member_id = a.id
  where a.site_id = $1 and a.id = $2`);

/** The member as the contract shows them to themself, in one query. */
export async function userOf(
  services: ImageServices & { readonly db: Reader },
  member: Scope,
  { site, now }: { site: Site; now: Date },
): Promise<User> {
  const row = await services.db.one<UserRow>(findUser, [member.siteId, member.memberId, now]);
  const disabledAt = row.notifications_disabled === null ? null : row.notifications_disabled_at;
  const subjects = currentSubjects({ reason: row.notifications_disabled, since: disabledAt });
  return {
    id: row.public_id,
    status: row.status,
    email: row.email,
    credits: row.balance,
    free_credits: row.granted,
    free_messages: freeMessages(row, site),
    paid_user: row.is_premium,
    has_password: row.has_password,
    signup_date: row.signed_up_at.toISOString(),
    language: row.locale,
    fictional_icon: site.settings.fictional_visibility !== 'off' && site.settings.fictional_icon,
    notifications_disabled: row.notifications_disabled,
    notifications_disabled_at: disabledAt?.toISOString() ?? null,
    unread_messages: row.unread,
    new_likes: row.new_likes,
    hidden_notices: noticeKinds.filter((kind) => row.hidden[kind] === (subjects[kind] ?? '')).toSorted(),
    live_seq: row.live_seq,
    profile: {
      id: row.profile_id,
      name: row.name,
      age: ageOn(row.birth_date, calendarDay(now, site.timeZone)),
      gender: row.gender,
      country: row.country,
      status:
        row.status !== 'not_confirmed' && row.profile_status === 'active' && row.gender !== null
          ? 'active'
          : 'disabled',
      invisible: row.is_invisible,
      main_image: imageOf(services, { member, now }, row.main_photo_key),
      completeness: row.completeness,
    },
  };
}

/** What the member may yet write without paying: out of what was given, or once the address is confirmed (C1, C2). */
function freeMessages({ status, granted, held }: UserRow, { settings }: Site): number {
  if (status === 'not_confirmed') return Math.max(0, maxHeld(settings) - held);
  return settings.message_credits > 0 ? Math.floor(granted / settings.message_credits) : 0;
}
