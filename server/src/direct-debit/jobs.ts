import type { Tasks } from '../platform/jobs/jobs.ts';
import type { DirectDebitServices } from './services.ts';
import { endProviderMandates } from './mandates/end-at-provider.ts';
import { sendDebitCode } from './setup/send-code.ts';

/** The jobs of direct debit: codes to telephones, and the end of mandates at providers. */
export const directDebitTasks = (
  services: DirectDebitServices,
): Pick<Tasks, 'send-debit-code' | 'end-provider-mandates'> => ({
  'send-debit-code': sendDebitCode(services),
  'end-provider-mandates': endProviderMandates(services),
});
