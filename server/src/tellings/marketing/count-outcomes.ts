import { campaignKinds } from '@vonk/contract/admin/house/campaign-words';
import type { CampaignOutcome } from '@vonk/contract/admin/house/campaigns';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { mailOutcome, pushOutcome } from '../outcomes.ts';

/** How many tellings came to what; each is counted once. */
export type Outcomes = Readonly<Record<CampaignOutcome, number>>;

const none: Outcomes = {
  push: 0,
  mail: 0,
  both: 0,
  waiting: 0,
  held: 0,
  failed: 0,
  passed_over: 0,
  taken_back: 0,
};

const ofCampaigns = campaignKinds.map((kind) => `'${kind}'`).join(', ');

// Whom one way reached was told, whatever the other did. Held: put off until their morning, or another promotion is a
// day ago. Passed over: they did not want it any more when it came to it.
const byAbout = sql(`with each_one as (
    select t.about, t.state, t.due_at, t.mail as "mailState", ${pushOutcome('$3')} as push, ${mailOutcome} as mail
    from tellings t left join mail_outcomes o on o.site_id = t.site_id and o.id = t.mail_id
    where t.site_id = $1 and t.kind in (${ofCampaigns}) and t.about = any($2)
  )
  select about, case
      when push = 'told' and mail = 'told' then 'both'
      when push = 'told' then 'push'
      when mail = 'told' then 'mail'
      when state = 'waiting' and due_at > $3 then 'held'
      when 'waiting' in (state, push, mail) then 'waiting'
      when mail in ('returned', 'refused', 'no_mailbox', 'given_up') or push in ('refused', 'given_up') then 'failed'
      when 'withdrawn' in (state, "mailState") then 'taken_back'
      else 'passed_over'
    end as outcome, count(*)::integer as count
  from each_one group by 1, 2`);

/** What became, until now, of what many were told at once, by what it is about. */
export async function countOutcomes(
  reader: Reader,
  { siteId }: SiteScope,
  { abouts, now }: { abouts: readonly string[]; now: Date },
): Promise<(about: string) => Outcomes> {
  interface Row {
    readonly about: string;
    readonly outcome: CampaignOutcome;
    readonly count: number;
  }
  const rows = await reader.rows<Row>(byAbout, [siteId, abouts, now]);
  const found = new Map<string, Outcomes>();
  for (const { about, outcome, count } of rows) found.set(about, { ...(found.get(about) ?? none), [outcome]: count });
  return (about) => found.get(about) ?? none;
}
