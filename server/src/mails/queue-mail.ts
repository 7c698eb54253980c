import type { Locale } from '@vonk/contract/locales';
import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { enqueue, enqueueAll } from '../platform/jobs/outbox.ts';
import type { MailData, MailTemplate } from './mail-data.ts';
import type { SiteScope } from '../sites/index.ts';
import { priorityOf, refusablePriority, type UnrefusableMail } from './purposes.ts';

/** Where a mail goes, and in which language. */
export interface Addressee extends SiteScope {
  readonly email: string;
  readonly locale: Locale;
  /** Whose mail it is, at whatever address: it goes with them when they are erased. Left out for who is no member. */
  readonly memberId?: string | undefined;
}

/** What is to be mailed: a template with the data that belongs to it. */
export type MailOrder<Template extends MailTemplate = MailTemplate> = {
  readonly [Name in Template]: {
    readonly template: Name;
    /** What it is about, for instance `activation:<token id>`; the same cause reaches the same address once. */
    readonly cause: string;
    /** Plain JSON. It is emptied once the mail is out, so a one-time link may stand in it. */
    readonly data: MailData[Name];
    readonly now: Date;
  };
}[Template];

// Nobody is mailed who is being erased at this moment: it waits for that, and finds them gone.
const insertMail = sql(`insert into mails (site_id, id, cause, recipient, template, locale, data, queued_at, member_id)
  select $1::smallint, $2::uuid, $3, $4, $5, $6, $7::jsonb, $8::timestamptz, $9::uuid
  where $9::uuid is null
    or exists (select from account_cards a where a.site_id = $1 and a.id = $9::uuid for key share)
  on conflict on constraint mails_once do nothing`);

/**
 * Queues a mail in the caller's transaction, unless the same cause has queued one to this address before; tells whether
 * it did. It goes out whatever the reader chose: what a member may refuse goes by `tellMember` alone.
 */
export const queueMail = async (tx: Tx, to: Addressee, order: MailOrder<UnrefusableMail>): Promise<boolean> =>
  (await insertOrder(tx, to, order)) !== undefined;

/** Queues a mail without asking anything; its id, undefined where the same cause queued one before. */
export async function insertOrder(
  tx: Tx,
  { siteId, email, locale, memberId }: Addressee,
  { template, cause, data, now }: MailOrder,
): Promise<string | undefined> {
  const id = newId(now);
  const count = await tx.run(insertMail, [siteId, id, cause, email, template, locale, data, now, memberId ?? null]);
  if (count === 0) return undefined;
  await enqueue(tx, { task: 'send-mail', payload: { siteId, mailId: id }, priority: priorityOf(template) });
  return id;
}

// In the order of the members, so that two who queue for the same ones never wait for one another.
const insertMails = sql(`insert into mails (site_id, id, cause, recipient, template, locale, data, queued_at, member_id)
  select $1, n.id, n.cause, a.email, n.template, a.locale, n.data::jsonb, $2, a.id
  from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[]) as n (id, member_id, template, cause, data)
    join account_cards a on a.site_id = $1 and a.id = n.member_id
  order by a.id for key share of a
  on conflict on constraint mails_once do nothing returning id, member_id as "memberId", cause`);

/** A mail to one of many members: a template with the data that belongs to it. */
type MemberMail = {
  [Name in MailTemplate]: Pick<MailOrder<Name>, 'template' | 'cause' | 'data'> & { readonly memberId: string };
}[MailTemplate];

/**
 * Queues the mails of many members in two round trips, each at the address and in the language of its reader, once for
 * a cause; those it queued. Whether they may be told has been asked before (`isWanted`).
 */
export async function queueMails(
  tx: Tx,
  { siteId }: SiteScope,
  { mails, now }: { mails: readonly MemberMail[]; now: Date },
): Promise<{ readonly id: string; readonly memberId: string; readonly cause: string }[]> {
  if (mails.length === 0) return [];
  const rows = await tx.rows<{ id: string; memberId: string; cause: string }>(insertMails, [
    siteId,
    now,
    mails.map(() => newId(now)),
    mails.map(({ memberId }) => memberId),
    mails.map(({ template }) => template),
    mails.map(({ cause }) => cause),
    mails.map(({ data }) => JSON.stringify(data)),
  ]);
  const task = 'send-mail';
  await enqueueAll(
    tx,
    rows.map(({ id: mailId }) => ({ task, payload: { siteId, mailId }, priority: refusablePriority }) as const),
  );
  return rows;
}

const deleteOf = sql('delete from mails where site_id = $1 and (member_id = $2 or lower(recipient) = lower($3))');

/** Forgets the mails to a member: to their address, and to those they had before or never confirmed. */
export const forgetMails = async (tx: Tx, { siteId, memberId, email }: Scope & { email: string }): Promise<void> =>
  void (await tx.run(deleteOf, [siteId, memberId, email]));
