import type { Tasks } from '../platform/jobs/jobs.ts';
import type { DirectDebitServices } from './services.ts';
import { sendDebitCode } from './setup/send-code.ts';

/** The jobs of direct debit: codes to telephones. */
export const directDebitTasks = (services: DirectDebitServices): Pick<Tasks, 'send-debit-code'> => ({
  'send-debit-code': sendDebitCode(services),
});
