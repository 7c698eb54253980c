import { consentVersions } from '@vonk/contract/consents';
import { day } from '@vonk/contract/durations';
import { noticeDays, type NoticeKind } from '@vonk/contract/notices';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';

/** Why and since when nothing is mailed that may be refused. */
interface Disabled {
  readonly reason: string | null;
  readonly since: Date | null;
}

const reason = sql(`select notifications_disabled as reason, notifications_disabled_at as since from account_cards
  where site_id = $1 and id = $2`);
// Told again about the same thing, the first time stands; about another, it begins anew.
const show = sql(`insert into notices as n (site_id, member_id, kind, subject, shown_at, hidden_until)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (site_id, member_id, kind) do update set subject = $4, shown_at = $5, closed_at = null, hidden_until = $6
    where n.subject <> $4 returning 1 as changed`);
const close = sql(`insert into notices (site_id, member_id, kind, subject, shown_at, closed_at, hidden_until)
  values ($1, $2, $3, $4, $5, $5, $6)
  on conflict (site_id, member_id, kind) do update set subject = $4, closed_at = $5, hidden_until = $6`);

/** What each notice is about now, where that can change: hidden is only what was closed about the same. */
export const currentSubjects = ({ reason: why, since }: Disabled): Partial<Record<NoticeKind, string>> => ({
  notifications_disabled: [why, why === null ? null : since?.toISOString()].filter(Boolean).join(' '),
  chat_entry: consentVersions.entry_warning,
});

/** What a notice is about for this member. */
export async function readSubject(reader: Reader, { siteId, memberId }: Scope, kind: NoticeKind): Promise<string> {
  return currentSubjects(await reader.one<Disabled>(reason, [siteId, memberId]))[kind] ?? '';
}

interface Told {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly now: Date;
}

/** Notes that something opened; true for the first one that tells. */
export const writeShown = async (tx: Tx, { siteId, memberId }: Scope, { kind, subject, now }: Told): Promise<boolean> =>
  (await tx.maybe(show, [siteId, memberId, kind, subject, now, noticeDays[kind] === null ? 'infinity' : now])) !==
  undefined;

/** Notes that something was closed, and hides it. */
export async function writeClosed(tx: Tx, { siteId, memberId }: Scope, { kind, subject, now }: Told): Promise<void> {
  const days = noticeDays[kind];
  await tx.run(close, [
    siteId,
    memberId,
    kind,
    subject,
    now,
    days === null ? 'infinity' : new Date(now.getTime() + days * day),
  ]);
}
