import type { campaignKinds, CampaignWords } from '@vonk/contract/admin/house/campaign-words';
import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../platform/database/list-place.ts';
import type { SiteScope } from '../sites/index.ts';

export type CampaignKind = (typeof campaignKinds)[number];

/** Whom a campaign is for, of those who want it; what is left out holds for everybody. */
export interface Segment {
  readonly isPremium?: boolean | undefined;
  /** On the site within so many days. */
  readonly activeDays?: number | undefined;
  /** Signed up at least so many days ago. */
  readonly memberDays?: number | undefined;
}

/** Something the operator tells members who chose to hear it. */
export interface Campaign extends Placed {
  readonly name: string;
  readonly kind: CampaignKind;
  readonly words: Readonly<Partial<Record<Locale, CampaignWords>>>;
  readonly path: string;
  readonly segment: Segment;
  readonly state: 'draft' | 'sending' | 'sent' | 'stopped';
  readonly writtenAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The last member that was looked at. */
  readonly reached: string | null;
  /** For how many members it was noted, each of whom is told, or not, at their own time. */
  readonly noted: number;
}

const columns = `id, ${exactly('written_at')} as "exactAt", name, kind, words, path, segment, state,
  written_at as "writtenAt", started_at as "startedAt",
  ended_at as "endedAt", reached, told as noted`;
const insert = sql(`insert into campaigns (site_id, id, name, kind, words, path, segment, state, written_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'draft', $8) on conflict (site_id, name) do nothing`);
const rewrite = sql(`update campaigns set name = $3, kind = $4, words = $5, path = $6, segment = $7, written_at = $8
  where site_id = $1 and id = $2 and state = 'draft'`);
const newest = sql(`select ${columns} from campaigns where site_id = $1
    and ($2::timestamptz is null or (written_at, id) < ($2, $3::uuid))
  order by written_at desc, id desc limit $4`);
const byName = sql(`select ${columns} from campaigns where site_id = $1 and name = $2 for update`);
const byId = sql(`select ${columns} from campaigns where site_id = $1 and id = $2 for update`);
const lockSite = sql('select from campaigns where site_id = $1 order by id for update');
const recent = sql(`select name from campaigns where site_id = $1 and kind = 'promotions'
    and (state = 'sending' or (started_at is not null and ended_at > $2)) limit 1`);
const start = sql(`update campaigns set state = 'sending', started_at = $3
  where site_id = $1 and id = $2 and state = 'draft'`);
const stop = sql(`update campaigns set state = 'stopped', ended_at = $3, reached = null
  where site_id = $1 and id = $2 and (state in ('draft', 'sending') or $4 and state = 'sent')`);
const goOn = sql('update campaigns set reached = $3, told = told + $4 where site_id = $1 and id = $2');
const end = sql(`update campaigns set state = 'sent', ended_at = $3, reached = null where site_id = $1 and id = $2`);

export type NewCampaign = Pick<Campaign, 'id' | 'name' | 'kind' | 'words' | 'path' | 'segment' | 'writtenAt'>;

/** Writes a draft; false when there is one of this name. */
export const addCampaign = async (tx: Tx, { siteId }: SiteScope, draft: NewCampaign): Promise<boolean> => {
  const { id, name, kind, words, path, segment, writtenAt } = draft;
  return (await tx.run(insert, [siteId, id, name, kind, words, path, segment, writtenAt])) === 1;
};

/** Writes a draft anew; false when it is none any more. */
export const rewriteCampaign = async (tx: Tx, { siteId }: SiteScope, draft: NewCampaign): Promise<boolean> => {
  const { id, name, kind, words, path, segment, writtenAt } = draft;
  return (await tx.run(rewrite, [siteId, id, name, kind, words, path, segment, writtenAt])) === 1;
};

/** Holds every campaign of a site: what is looked at by several of them is so until the transaction ends. */
export const holdCampaigns = async (tx: Tx, { siteId }: SiteScope): Promise<void> =>
  void (await tx.rows(lockSite, [siteId]));

/** The campaigns of a site, the newest first. */
export const listCampaigns = (
  reader: Reader,
  { siteId }: SiteScope,
  { after, limit }: { after: ListPlace | undefined; limit: number },
): Promise<Campaign[]> => reader.rows<Campaign>(newest, [siteId, after?.at ?? null, after?.id ?? null, limit]);

/** One campaign, held until the transaction ends. */
export const holdCampaign = (
  tx: Tx,
  { siteId }: SiteScope,
  which: { name: string } | { id: string },
): Promise<Campaign | undefined> =>
  'name' in which ? tx.maybe<Campaign>(byName, [siteId, which.name]) : tx.maybe<Campaign>(byId, [siteId, which.id]);

/** The name of a promotion that is being sent, or was until a moment ago; two that begin at once see each other. */
export async function findPromotionSince(tx: Tx, { siteId }: SiteScope, since: Date): Promise<string | undefined> {
  await holdCampaigns(tx, { siteId });
  return (await tx.maybe<{ name: string }>(recent, [siteId, since]))?.name;
}

export const markStarted = async (tx: Tx, { siteId }: SiteScope, at: { id: string; now: Date }): Promise<void> =>
  void (await tx.run(start, [siteId, at.id, at.now]));

/** Ends what is not over, or was sent and still waits somewhere to be told; false when it is over. */
export const markStopped = async (
  tx: Tx,
  { siteId }: SiteScope,
  { id, isWaiting, now }: { id: string; isWaiting: boolean; now: Date },
): Promise<boolean> => (await tx.run(stop, [siteId, id, now, isWaiting])) === 1;

/** Notes how far it is, and for how many more members it is noted. */
export const noteReached = async (
  tx: Tx,
  { siteId }: SiteScope,
  { id, reached, noted }: { id: string; reached: string; noted: number },
): Promise<void> => void (await tx.run(goOn, [siteId, id, reached, noted]));

export const markSent = async (tx: Tx, { siteId }: SiteScope, at: { id: string; now: Date }): Promise<void> =>
  void (await tx.run(end, [siteId, at.id, at.now]));
