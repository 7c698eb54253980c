// Campaigns: promotions and news that the operator sends to the members who chose to hear them. Owns: campaigns.
// Promises: nobody is told who did not choose so or reads another language, nobody twice, and at most one promotion a
// day.
export { sendCampaign } from './send-campaign.ts';
export { type Campaign, listCampaigns } from './campaigns.ts';
export { countReached } from './audience.ts';
export { campaignDraft, startCampaign, stopCampaign, writeDraft } from './staff.ts';
