import type { accountEndpoints } from '@vonk/contract/admin/account';
import type { entranceEndpoints } from '@vonk/contract/admin/entrance';
import type { peopleEndpoints } from '@vonk/contract/admin/people';
import type { RateLimit } from '../platform/http/rates/rate-limit.ts';
import {
  changeAccount,
  changeDuty,
  changeDutyHours,
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  logOut,
} from './account/change-account.ts';
import { addOwnDevice, dropOwnDevice, keepOwnDevice } from './account/own-devices.ts';
import { proveByCode, proveByPasskey, startProof } from './account/prove.ts';
import {
  addOwnPasskey,
  confirmCodeApp,
  makeBackupCodes,
  removeCodeApp,
  removeOwnPasskey,
  startOwnCodeApp,
  startOwnPasskey,
} from './account/second-steps.ts';
import { showAccount } from './account/show-account.ts';
import type { DoorCall, StaffCall, StaffRoutes } from './call.ts';
import {
  choosePassword,
  enrolCode,
  enrolPasskey,
  showLink,
  startEnrolCode,
  startEnrolPasskey,
} from './entrance/enrol.ts';
import { logInByCode, logInByPasskey, startPasskeyLogin } from './entrance/finish-login.ts';
import { logIn } from './entrance/log-in.ts';
import { meOf } from './me.ts';
import type { StaffServices } from './services.ts';
import { changeGrants, invite, letGo, sendLink } from './team/change-people.ts';
import { listPeople } from './team/list-people.ts';

/** Of what strangers may try; the guesses themselves are counted in the use cases. */
const atTheDoor: RateLimit = { max: 60, seconds: 60, per: 'network' };

const ownDevices: RateLimit = { max: 30, seconds: 600, per: 'member' };

export const entranceRoutes = (services: StaffServices): StaffRoutes<typeof entranceEndpoints> => ({
  'GET /api/admin/session': {
    handle: (call: DoorCall | StaffCall) =>
      Promise.resolve({ me: 'staff' in call ? meOf(services, call.staff) : null }),
  },
  'DELETE /api/admin/session': { handle: (call) => logOut(services, call) },
  'POST /api/admin/login': { limit: atTheDoor, handle: (call, input) => logIn(services, call, input) },
  'POST /api/admin/login-code': { limit: atTheDoor, handle: (call, input) => logInByCode(services, call, input) },
  'POST /api/admin/login-passkey-start': { limit: atTheDoor, handle: (call) => startPasskeyLogin(services, call) },
  'POST /api/admin/login-passkey': { limit: atTheDoor, handle: (call, input) => logInByPasskey(services, call, input) },
  'GET /api/admin/link': { limit: atTheDoor, handle: (call, input) => showLink(services, call, input) },
  'POST /api/admin/link': { limit: atTheDoor, handle: (call, input) => choosePassword(services, call, input) },
  'POST /api/admin/enrol-code-start': { limit: atTheDoor, handle: (call) => startEnrolCode(services, call) },
  'POST /api/admin/enrol-code': { limit: atTheDoor, handle: (call, input) => enrolCode(services, call, input) },
  'POST /api/admin/enrol-passkey-start': { limit: atTheDoor, handle: (call) => startEnrolPasskey(services, call) },
  'POST /api/admin/enrol-passkey': { limit: atTheDoor, handle: (call, input) => enrolPasskey(services, call, input) },
});

export const accountRoutes = (services: StaffServices): StaffRoutes<typeof accountEndpoints> => ({
  'GET /api/admin/account': { handle: (call) => showAccount(services, call) },
  'PUT /api/admin/account': { handle: (call, input) => changeAccount(services, call, input) },
  'PUT /api/admin/duty-hours': { handle: (call, input) => changeDutyHours(services, call, input) },
  'PUT /api/admin/duty': { handle: (call, input) => changeDuty(services, call, input) },
  'POST /api/admin/device': { limit: ownDevices, handle: (call, input) => addOwnDevice(services, call, input) },
  'PUT /api/admin/device': { handle: (call, input) => keepOwnDevice(services, call, input) },
  'DELETE /api/admin/device': { handle: (call, input) => dropOwnDevice(services, call, input) },
  'POST /api/admin/prove': { handle: (call, input) => proveByCode(services, call, input) },
  'POST /api/admin/prove-passkey-start': { handle: (call) => startProof(services, call) },
  'POST /api/admin/prove-passkey': { handle: (call, input) => proveByPasskey(services, call, input) },
  'DELETE /api/admin/account-session': { handle: (call, input) => endOwnSession(services, call, input) },
  'DELETE /api/admin/other-sessions': { handle: (call) => endOtherSessions(services, call) },
  'PUT /api/admin/password': { handle: (call, input) => changeOwnPassword(services, call, input) },
  'POST /api/admin/code-app-start': { handle: (call) => startOwnCodeApp(services, call) },
  'POST /api/admin/code-app': { handle: (call, input) => confirmCodeApp(services, call, input) },
  'DELETE /api/admin/code-app': { handle: (call) => removeCodeApp(services, call) },
  'POST /api/admin/backup-codes': { handle: (call) => makeBackupCodes(services, call) },
  'POST /api/admin/passkey-start': { handle: (call) => startOwnPasskey(services, call) },
  'POST /api/admin/passkey': { handle: (call, input) => addOwnPasskey(services, call, input) },
  'DELETE /api/admin/passkey': { handle: (call, input) => removeOwnPasskey(services, call, input) },
});

export const peopleRoutes = (services: StaffServices): StaffRoutes<typeof peopleEndpoints> => ({
  'GET /api/admin/people': { handle: (call) => listPeople(services, call) },
  'POST /api/admin/person': { handle: (call, input) => invite(services, call, input) },
  'PUT /api/admin/person': { handle: (call, input) => changeGrants(services, call, input) },
  'POST /api/admin/person-link': { handle: (call, input) => sendLink(services, call, input) },
  'DELETE /api/admin/person': { handle: (call, input) => letGo(services, call, input) },
});
