// Restrictions: what staff take from a member, stated with reasons, and what became of the objection (T61, T62). Owns:
// restrictions, restriction_objections. Promises: the database closes no account and hides no member's profile without
// a statement; it is mailed in the member's language; nobody judges an objection against their own decision; whatever
// ends it gives back what was there.
export { restrictionObjectionHours } from './objecting/objection-hours.ts';
export { judgeRestriction, type RestrictionJudgement } from './objecting/judge-restriction.ts';
export { liftRestriction, liftOverRestrictions } from './lift-restriction.ts';
export { forgetRestrictions, ownRestrictions } from './own-data.ts';
export {
  previewRestriction,
  restrictMember,
  type RestrictionDeed,
  type RestrictionOutcome,
} from './restrict-member.ts';
export {
  countRestrictionObjections,
  findRestrictionObjection,
  listRestrictionObjections,
  readRestriction,
} from './restrictions.ts';
export { judgementMail } from './tell-member.ts';
export { type Warning, warningMail, warnMember } from './warn-member.ts';
export { restrictionsRoutes } from './routes.ts';
export type { RestrictionsServices } from './services.ts';
export { holdBan, isBannedMailbox } from './hold-ban.ts';
