// Staff: who works here, what they may on which site, and how they come in (STAFF-1). Owns: staff and the tables that
// begin with it. Promises: password and a second step, always; a member's session means nothing here, nor theirs there;
// whoever leaves, or loses a role, has lost it at their next call; every call is judged by one gate (`gated`), by what
// the contract says of it.
export type { DoorCall, StaffCall, StaffRoutes, StaffSiteCall } from './call.ts';
export { gated, staffGate, staffIdentifier } from './gate.ts';
export { adminAddress, homeOf, isAdminHost, linkAddress } from './home.ts';
export { listOnDuty } from './nouns/duty.ts';
export { grantsOf } from './nouns/grants.ts';
export { namesOf } from './nouns/names.ts';
export { accountRoutes, entranceRoutes, peopleRoutes } from './routes.ts';
export { pushToStaff, sendStaffPush } from './telling/push-to-staff.ts';
export type { StaffServices } from './services.ts';
export { demoOwner, makeOwner, renewLink } from './team/make-owner.ts';
