import { campaignKinds } from '@vonk/contract/admin/house/campaign-words';
import { type Db, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { MailTemplate } from '../mail-data.ts';
import { isRefusable, type Purpose, purposes } from '../purposes.ts';

/** How fast mails go out. */
export interface MailPace {
  /** Of one site. */
  readonly perSecond: number;
  /** To one receiving domain, of all sites. */
  readonly perDomainMinute: number;
}

/** What a mail's turn depends on. */
export interface PacedMail extends SiteScope {
  readonly recipient: string;
  readonly template: MailTemplate;
}

export interface Turn {
  /** Zero: it may go now. */
  readonly waitSeconds: number;
  /** How often in a row the domain wanted no mail. */
  readonly failures: number;
}

const take = sql(
  `select wait_seconds as "waitSeconds", failures from take_mail_turn_v1($1, $2, $3, $4, $5, $6::timestamptz)`,
);
// One minute, two, four, an hour at most.
const hold = sql(`insert into mail_turns as t (name, next_at, held_until, failures, changed_at)
  values ($1, $2, $2::timestamptz + interval '1 minute', 1, $2)
  on conflict (name) do update set failures = least(t.failures + 1, 30), changed_at = $2,
    held_until = $2::timestamptz + make_interval(mins => least(60, power(2, least(t.failures, 6)))::integer)`);
const release = sql(`update mail_turns set failures = 0, held_until = null where name = $1`);

const domainOf = ({ recipient }: PacedMail): string => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();

/** What goes to many at once has turns of its own, so that nothing else waits behind it. */
const isToMany = ({ template }: PacedMail): boolean =>
  (campaignKinds as readonly Purpose[]).includes(purposes[template]);

const nameOf = (mail: PacedMail): string => `${isToMany(mail) ? 'many' : 'one'} ${domainOf(mail)}`;

/**
 * Takes a mail's turn, in one round trip. What is about the reader's own account waits only while its domain wants
 * none: somebody may be waiting for it.
 */
export function takeTurn(
  db: Db,
  mail: PacedMail,
  { pace, hasTurn, now }: { pace: MailPace; hasTurn: boolean; now: Date },
): Promise<Turn> {
  const isOwn = !isRefusable(purposes[mail.template]);
  const site = `${isToMany(mail) ? 'many' : 'one'} site ${mail.siteId}`;
  const gaps = [1 / pace.perSecond, 60 / pace.perDomainMinute];
  return db.one<Turn>(take, [site, nameOf(mail), ...gaps, hasTurn || isOwn, now]);
}

/** The domain of a mail wants none for now: the longer, the more often it said so. */
export const holdDomain = (db: Db, mail: PacedMail, now: Date): Promise<void> =>
  db.transact(async (tx) => void (await tx.run(hold, [nameOf(mail), now])));

/** The domain of a mail takes them again. */
export const releaseDomain = (db: Db, mail: PacedMail): Promise<void> =>
  db.transact(async (tx) => void (await tx.run(release, [nameOf(mail)])));
