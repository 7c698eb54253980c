import type { credentialsEndpoints } from '@vonk/contract/credentials';
import { hourSeconds } from '@vonk/contract/durations';
import { endDevice, endSessions, type ModuleRoutes } from '../accounts/index.ts';
import type { SessionFlowServices } from '../session/index.ts';
import { askMailChange } from './mail-change/ask-mail-change.ts';
import { askReset } from './ask-reset.ts';
import { changeMail } from './mail-change/change-mail.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { devicesOf } from './devices.ts';
import { freshenLogin } from './fresh-login.ts';
import { resetPassword } from './reset-password.ts';
import { undoMailChange } from './mail-change/undo-mail-change.ts';
import { undoNameChange } from './undo-name-change.ts';

const perNetwork = { max: 60, seconds: 60, per: 'network' } as const;
const perMember = { max: 30, seconds: 60, per: 'member' } as const;

/** Getting back in, changing password and address, devices (ACC-6, ACC-7). */
export const credentialsRoutes = (services: SessionFlowServices): ModuleRoutes<typeof credentialsEndpoints> => ({
  'POST /api/reset-password.php': {
    access: 'visitor',
    limit: [{ max: 10, seconds: hourSeconds, per: 'device' }, perNetwork],
    handle: (call, input) => askReset(services, call, input),
  },
  'PUT /api/reset-password.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => resetPassword(services, call, input),
  },
  'PUT /api/password.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => changeOwnPassword(services, call, input),
  },
  'POST /api/mail-change.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => askMailChange(services, call, input),
  },
  'PUT /api/mail-change.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => changeMail(services, call, input),
  },
  'POST /api/mail-undo.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => undoMailChange(services, call, input),
  },
  'POST /api/name-undo.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => undoNameChange(services, call, input),
  },
  'GET /api/devices.php': { access: 'member', handle: (call) => devicesOf(services.db, call) },
  'DELETE /api/device.php': {
    access: 'member',
    limit: perMember,
    handle: async (call, { id }) => {
      const { member } = call;
      await services.db.transact((tx) =>
        id === undefined ? endSessions(tx, member, member.sessionHash) : endDevice(tx, member, id),
      );
      services.live.end(member.memberId);
      return devicesOf(services.db, call);
    },
  },
  'POST /api/fresh-login.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => freshenLogin(services, call, input),
  },
});
