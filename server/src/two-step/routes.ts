import type { twoStepEndpoints } from '@vonk/contract/two-step';
import type { ModuleRoutes } from '../accounts/index.ts';
import { finishLogin } from './finish-login.ts';
import type { TwoStepServices } from './services.ts';
import { beginTwoStep, renewBackupCodes, showTwoStep, switchTwoStepOff, switchTwoStepOn } from './switch-two-step.ts';

const perMember = { max: 30, seconds: 60, per: 'member' } as const;
const perNetwork = { max: 60, seconds: 60, per: 'network' } as const;

/** The second step at login: switched on and off, its backup codes, and the step itself (T128). */
export const twoStepRoutes = (services: TwoStepServices): ModuleRoutes<typeof twoStepEndpoints> => ({
  'GET /api/two-step.php': { access: 'member', handle: (call) => showTwoStep(services, call) },
  'POST /api/two-step-start.php': {
    access: 'member',
    limit: perMember,
    handle: (call) => beginTwoStep(services, call),
  },
  'POST /api/two-step.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => switchTwoStepOn(services, call, input),
  },
  'DELETE /api/two-step.php': {
    access: 'member',
    limit: perMember,
    handle: (call) => switchTwoStepOff(services, call),
  },
  'POST /api/backup-codes.php': {
    access: 'member',
    limit: perMember,
    handle: (call) => renewBackupCodes(services, call),
  },
  'POST /api/two-step-login.php': {
    access: 'visitor',
    limit: [{ max: 15, seconds: 900, per: 'device' }, perNetwork],
    handle: (call, input) => finishLogin(services, call, input),
  },
});
