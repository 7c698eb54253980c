// Accounts: who can log in, their sessions (a login that waits for its second step is half of one) and the links mailed
// to them. Owns: accounts, sessions, account_tokens, attempts, noted_returns, pending_logins. Promises: secrets are
// stored hashed; a session belongs to one site.
export { countConfirmations, countSignUps, readFirstSignUp, readWaysIn, type Stretch } from './count-newcomers.ts';
export { noteWriters } from './counting/note-writers.ts';
export { takeReturns } from './counting/returns.ts';
export { ownAccounts } from './own-data.ts';
export {
  addAccount,
  changeEmail,
  changePassword,
  chooseLocale,
  confirmAccount,
  type Credentials,
  giveFirstPassword,
  markWithoutPassword,
  findCredentials,
  holdAccount,
  makePremium,
  type NewAccount,
  isAddressConfirmed,
  readCredentials,
  restoreSuspended,
  suspendAccount,
  isPremium,
  takePremiumBack,
} from './accounts.ts';
export {
  countTokensSince,
  createToken,
  dropTokens,
  hasValidToken,
  listUnconfirmed,
  readToken,
  type TokenPurpose,
  type Unconfirmed,
  useToken,
} from './account-tokens.ts';
export { type Attempt, forgiveAttempts, giveBackAttempt, lockAttempts, lockedUntil, takeAttempt } from './attempts.ts';
export type { AnyCall, Member, MemberCall, ModuleRoutes, Scope } from './call.ts';
export { type Device, endDevice, endSessions, listDevices, listDevicesOf, proveSession } from './sessions/devices.ts';
export { forgetTracking } from './forget-tracking.ts';
export {
  accountsToErase,
  blankAccount,
  countEraseFailures,
  endGrace,
  isErased,
  isToErase,
  leavesAt,
  noteEraseFailure,
  startLeaving,
  stillThere,
  stopLeaving,
} from './leaving.ts';
export { accountsToWarn, enterInactiveStage, type InactiveStage, wakeAccount } from './inactive.ts';
export { deviceOf } from './sessions/device.ts';
export { knownWeakness } from './passwords/known.ts';
export { endMailTrouble, hasMailTrouble, holdAccounts, type MailTrouble, noteMailTroubles } from './mail-trouble.ts';
export { isNewcomer } from './newcomer.ts';
export { requireFreshLogin } from './sessions/fresh-login.ts';
export { addPendingLogin, dropPendingLogins, findPendingLogin, setPendingCookie } from './sessions/pending-logins.ts';
export { fitsPassword, hashPassword, withPasswordPlace } from './passwords/hash.ts';
export { openRecentMembers, type RecentMembers } from './sessions/recent-members.ts';
export {
  endSession,
  findMember,
  isHttps,
  noteWritten,
  noteWrittenElsewhere,
  type SessionServices,
  setSessionCookie,
  startSession,
} from './sessions/sessions.ts';
