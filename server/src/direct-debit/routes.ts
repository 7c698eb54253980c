import { hourSeconds } from '@vonk/contract/durations';
import type { directDebitEndpoints } from '@vonk/contract/direct-debit';
import type { ModuleRoutes } from '../accounts/index.ts';
import { revokeMandate } from './mandates/end-mandate.ts';
import { signMandate } from './mandates/sign-mandate.ts';
import type { DirectDebitServices } from './services.ts';
import { beginSetup, endSetup, resendCode } from './setup/begin-setup.ts';
import { showDirectDebit } from './show-direct-debit.ts';

const perMember = { max: 30, seconds: 60, per: 'member' } as const;
// A message costs money: many members of one network do not ask for codes within the hour.
const codesPerNetwork = { max: 30, seconds: hourSeconds, per: 'network' } as const;

/** Direct debit: an account, a telephone, the mandate (PAY-5). */
export const directDebitRoutes = (services: DirectDebitServices): ModuleRoutes<typeof directDebitEndpoints> => ({
  'GET /api/direct-debit.php': { access: 'member', handle: (call) => showDirectDebit(services, call) },
  'POST /api/direct-debit-code.php': {
    access: 'member',
    limit: [perMember, codesPerNetwork],
    handle: (call, input) => beginSetup(services, call, input),
  },
  'DELETE /api/direct-debit-code.php': {
    access: 'member',
    limit: perMember,
    handle: (call) => endSetup(services, call),
  },
  'POST /api/direct-debit-resend.php': {
    access: 'member',
    limit: [perMember, codesPerNetwork],
    handle: (call) => resendCode(services, call),
  },
  'POST /api/direct-debit.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => signMandate(services, call, input),
  },
  'DELETE /api/direct-debit.php': {
    access: 'member',
    limit: perMember,
    handle: (call) => revokeMandate(services, call),
  },
});
