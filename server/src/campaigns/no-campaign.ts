import type { RefusalDetails } from '../platform/refusal.ts';

/** Why a campaign cannot be written, sent or stopped. */
type NoCampaignReason =
  | 'path_foreign'
  | 'words_required'
  | 'field_broken'
  | 'field_unknown'
  | 'field_missing'
  | 'language_missing'
  | 'campaign_exists'
  | 'campaign_changed'
  | 'campaign_over'
  | 'promotion_today';

/** A campaign cannot be written, sent or stopped; the message says it on the command line. */
export class NoCampaign extends Error {
  readonly code: NoCampaignReason;
  readonly field: string | undefined;
  readonly details: RefusalDetails;

  constructor(code: NoCampaignReason, message: string, about: { field?: string; details?: RefusalDetails } = {}) {
    super(message);
    this.code = code;
    this.field = about.field;
    this.details = about.details ?? {};
  }
}
