import type { partnersEndpoints } from '@vonk/contract/partners';
import type { ModuleRoutes } from '../accounts/index.ts';
import { chooseFirstPassword } from './choose-first-password.ts';
import type { PartnersServices } from './services.ts';
import { signUpByPartner } from './sign-up-by-partner.ts';
import { useLoginLink } from './use-login-link.ts';

/** Sign-ups that a partner's server brings (ACC-4). */
export const partnersRoutes = (services: PartnersServices): ModuleRoutes<typeof partnersEndpoints> => ({
  'POST /api/partner-signup.php': {
    access: 'visitor',
    limit: { max: 300, seconds: 60, per: 'network' },
    handle: (call, input) => signUpByPartner(services, call, input),
  },
  'POST /api/login-link.php': {
    access: 'visitor',
    limit: { max: 60, seconds: 60, per: 'network' },
    handle: (call, input) => useLoginLink(services, call, input),
  },
  'POST /api/first-password.php': {
    access: 'member',
    limit: { max: 10, seconds: 60, per: 'member' },
    handle: (call, input) => chooseFirstPassword(services, call, input),
  },
});
