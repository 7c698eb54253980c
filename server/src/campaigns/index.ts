// Campaigns: promotions and news that the operator sends to the members who chose to hear them. Owns: campaigns.
// Promises: nobody is told who did not choose so or reads another language, nobody twice, and at most one promotion a
// day.
export { sendCampaign } from './send-campaign.ts';
export { type Campaign, type Segment } from './campaigns.ts';
export { type CountedCampaign, listCounted } from './list-counted.ts';
export { countByLocale, countReached } from './audience.ts';
export { fillWords } from './fill-words.ts';
export { NoCampaign } from './no-campaign.ts';
export { campaignDraft, judgeCampaign, startCampaign, stopCampaign, writeDraft } from './staff.ts';
