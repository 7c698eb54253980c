import * as z from 'zod/mini';

/** What staff may be (STAFF-1). A writer sees the inbox of invented profiles alone (T11). */
export const staffRoles = ['owner', 'moderator', 'writer', 'support', 'finance', 'marketing'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A role on one site, by its number, or on all there are and will be (`null`). */
export const staffGrant = z.strictObject({ role: z.enum(staffRoles), site: z.nullable(z.int()) });
export type StaffGrant = z.infer<typeof staffGrant>;

/** Whether grants give one of the roles on a site; `site` left out: on any. */
export const hasRole = (grants: readonly StaffGrant[], roles: readonly StaffRole[], site?: number): boolean =>
  grants.some((grant) => roles.includes(grant.role) && (site === undefined || (grant.site ?? site) === site));

export const queueNames = [
  'photos',
  'verifications',
  'reports',
  'complaints',
  'objections',
  'suspicions',
  'refunds',
  'debits',
] as const;
export type QueueName = (typeof queueNames)[number];
/** What is counted beside a place of the navigation. */
export const countedNames = [...queueNames, 'inbox', 'authorities'] as const;
export type CountedName = (typeof countedNames)[number];

/** Which roles a part of the back-office is for: its calls and its place in the navigation. */
export const mayUse = {
  /** Who works through queues; the others begin at the one page that is theirs. */
  overview: ['owner', 'moderator', 'support', 'finance'],
  members: ['owner', 'moderator', 'support', 'finance'],
  measures: ['owner', 'moderator'],
  memberSessions: ['owner', 'moderator', 'support'],
  memberTwoStep: ['owner', 'support'],
  memberEmail: ['owner', 'support'],
  /** What a member may ask of us about their own data, done for who cannot log in. */
  memberData: ['owner', 'support'],
  /** With whom a member has a picture, an account or a network in common. */
  memberLinks: ['owner', 'moderator'],
  memberLedger: ['owner', 'support', 'finance'],
  memberCorrection: ['owner', 'finance'],
  numbers: ['owner', 'marketing', 'finance'],
  /** By what ways newcomers come, who pays for those ways. */
  arrivals: ['owner', 'marketing'],
  payments: ['owner', 'finance', 'support'],
  /** All payments of a site, its invoices and its books: who accounts for them. */
  books: ['owner', 'finance'],
  codes: ['owner', 'marketing'],
  /** Who writes to many members at once, and stops it. */
  campaigns: ['owner', 'marketing'],
  /** Who keeps the text blocks, and who puts them in. */
  texts: ['owner', 'moderator', 'support'],
  textBlocks: ['owner', 'moderator', 'support', 'writer'],
  /** Who makes the addresses that advertisements lead to. */
  landers: ['owner', 'marketing'],
  /** Who makes profiles that are nobody's, each with its label. */
  invented: ['owner', 'marketing'],
  /** Who lets partners' servers sign people up. */
  partners: ['owner', 'marketing'],
  sites: ['owner'],
  people: ['owner'],
  inventory: ['owner'],
  /** Who notes what an authority asks; an owner answers it. */
  authorities: ['owner', 'support'],
  authorityAnswers: ['owner'],
  transparency: ['owner'],
  log: ['owner'],
  photos: ['owner', 'moderator'],
  verifications: ['owner', 'moderator'],
  reports: ['owner', 'moderator'],
  complaints: ['owner', 'moderator', 'support'],
  objections: ['owner', 'moderator'],
  suspicions: ['owner', 'moderator'],
  /** Who writes as invented profiles; a writer sees nothing else (T11). */
  inbox: ['owner', 'writer'],
  refunds: ['owner', 'finance', 'support'],
  debits: ['owner', 'finance', 'support'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>> &
  Readonly<Record<CountedName, readonly StaffRole[]>>;
