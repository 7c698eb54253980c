import { adminApi, type AdminCallErrorCode } from '@vonk/contract/admin/api';
import { NoCampaign } from '../../campaigns/index.ts';
import type { Refuses } from '../../platform/refusal.ts';

type CampaignCall =
  | 'POST /api/admin/campaign-preview'
  | 'POST /api/admin/campaign-test'
  | 'PUT /api/admin/campaign'
  | 'POST /api/admin/campaign-start'
  | 'POST /api/admin/campaign-stop';

/** Does it, and refuses the call with why a campaign could not be written, sent or stopped, as the call declares it. */
export async function refusing<Name extends CampaignCall>(
  call: Refuses<AdminCallErrorCode<Name>>,
  name: Name,
  work: () => void | Promise<void>,
): Promise<void> {
  const declared: readonly AdminCallErrorCode<Name>[] = adminApi[name].errors;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NoCampaign)) throw error;
    const { code, field, details } = error;
    const refused = declared.find((one) => one === code);
    if (refused === undefined) throw error;
    call.refuse(refused, field === undefined ? { details } : { field, details });
  }
}
