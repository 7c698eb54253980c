import type { CampaignAtDesk } from '@vonk/contract/admin/house/campaigns';
import type { Segment } from '../../campaigns/index.ts';

/** A segment as it is kept: what makes no difference is left out. */
export const segmentOf = ({ is_premium, active_days, member_days }: CampaignAtDesk['segment']): Segment => ({
  ...(is_premium !== null && { isPremium: is_premium }),
  ...(active_days !== null && { activeDays: active_days }),
  ...(member_days !== null && { memberDays: member_days }),
});
