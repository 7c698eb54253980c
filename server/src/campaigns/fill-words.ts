import { fillBlock } from '@vonk/contract/admin/house/block-fields';
import type { campaignFields, CampaignWords } from '@vonk/contract/admin/house/campaign-words';

/** A campaign's words as one reader gets them, with what they leave open; a name is never read for fields again. */
export const fillWords = (
  { subject, paragraphs, button }: CampaignWords,
  values: Readonly<Record<(typeof campaignFields)[number], string>>,
): CampaignWords => ({
  subject: fillBlock(subject, values),
  paragraphs: paragraphs.map((paragraph) => fillBlock(paragraph, values)),
  button: fillBlock(button, values),
});
