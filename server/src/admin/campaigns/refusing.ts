import { NoCampaign } from '../../campaigns/index.ts';
import { refuseAny } from '../../platform/refusal.ts';

/** Does it, and refuses the call with why a campaign could not be written, sent or stopped. */
export async function refusing(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NoCampaign)) throw error;
    const { code, field, details } = error;
    refuseAny(code, field === undefined ? { details } : { field, details });
  }
}
