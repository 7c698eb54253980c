import type { signupEndpoints } from '@vonk/contract/account';
import { hourSeconds } from '@vonk/contract/durations';
import { type ModuleRoutes, readToken } from '../accounts/index.ts';
import { limitsOf } from '../platform/http/rates/rate-limit.ts';
import { activate } from './activate.ts';
import { checkNameFree } from './check-name.ts';
import type { SignupServices } from './services.ts';
import { sendActivationMail } from './send-activation-mail.ts';
import { signUp } from './sign-up.ts';

const perMinute = { max: 60, seconds: 60, per: 'network' } as const;

export const signupRoutes = (services: SignupServices): ModuleRoutes<typeof signupEndpoints> => ({
  'POST /api/signup.php': {
    access: 'visitor',
    limit: [{ max: 20, seconds: hourSeconds, per: 'device' }, perMinute],
    handle: (call, input) => signUp(services, call, input),
  },
  'POST /api/name-check.php': {
    access: 'visitor',
    limit: [{ max: 40, seconds: hourSeconds, per: 'device' }, perMinute],
    handle: (call, input) => checkNameFree(services, call, input),
  },
  'POST /api/activation-mail.php': {
    access: 'member',
    limit: limitsOf({ max: 20, seconds: hourSeconds }),
    handle: (call) => sendActivationMail(services, call),
  },
  'GET /api/token.php': {
    access: 'visitor',
    limit: perMinute,
    handle: ({ site, now }, { token: secret }) => readToken(services.db, site, { secret, now }),
  },
  'POST /api/activate.php': {
    access: 'visitor',
    limit: perMinute,
    handle: (call, input) => activate(services, call, input),
  },
});
