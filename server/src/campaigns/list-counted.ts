import type { Reader } from '../platform/database/db.ts';
import type { ListPlace } from '../platform/database/list-place.ts';
import type { SiteScope } from '../sites/index.ts';
import { countOutcomes, type Outcomes } from '../tellings/index.ts';
import { type Campaign, listCampaigns } from './campaigns.ts';
import { aboutOf } from './send-campaign.ts';

/** A campaign with what became of it for the members it was noted for. */
export interface CountedCampaign extends Campaign {
  readonly outcomes: Outcomes;
  /** Of whom nothing is known any more: they left, or what they were told is forgotten after its 30 days. */
  readonly forgotten: number;
}

/** The campaigns of a site, the newest first, each with what became of it until now. */
export async function listCounted(
  reader: Reader,
  site: SiteScope,
  { after, limit, now }: { after: ListPlace | undefined; limit: number; now: Date },
): Promise<CountedCampaign[]> {
  const campaigns = await listCampaigns(reader, site, { after, limit });
  const outcomesOf = await countOutcomes(reader, site, { abouts: campaigns.map(aboutOf), now });
  return campaigns.map((campaign) => {
    const outcomes = outcomesOf(aboutOf(campaign));
    const known = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
    return { ...campaign, outcomes, forgotten: Math.max(0, campaign.noted - known) };
  });
}
