import * as z from 'zod/mini';
import { locales } from '../locales.ts';
import { adminEndpoints } from './endpoint.ts';
import { mayUse, staffGrant } from './roles.ts';

/** `invited`: has not set up a password and a second step yet. */
export const staffStates = ['invited', 'active', 'left'] as const;
export type StaffState = (typeof staffStates)[number];

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(staffStates),
  grants: z.array(staffGrant),
  /** ISO 8601; null: never. */
  last_seen_at: z.nullable(z.string()),
  /** Until when the link that was last sent works; null: none is out. */
  invited_until: z.nullable(z.string()),
  /** Whether who asks may change this one: an owner of all sites that their roles are for. */
  may_change: z.boolean(),
});
export type StaffPerson = z.infer<typeof person>;
const people = z.object({ people: z.array(person) });

const id = z.string().check(z.maxLength(14));
const grants = z.array(staffGrant).check(z.maxLength(200));

/** Who works here (STAFF-1): an owner invites, gives roles per site and takes them away. */
export const peopleEndpoints = adminEndpoints({
  'GET /api/admin/people': {
    who: mayUse.people,
    reach: 'deployment',
    input: z.object({}),
    output: people,
    errors: [],
  },
  /** Invites somebody by mail. */
  'POST /api/admin/person': {
    who: mayUse.people,
    reach: 'deployment',
    needsProof: true,
    input: z.strictObject({
      name: z.string().check(z.maxLength(500)),
      email: z.string().check(z.maxLength(320)),
      locale: z.enum(locales),
      grants,
    }),
    output: people,
    errors: ['name_required', 'email_invalid', 'email_taken', 'role_required'],
  },
  /** States anew which roles somebody has; those that are gone are gone at their next call. */
  'PUT /api/admin/person': {
    who: mayUse.people,
    reach: 'deployment',
    needsProof: true,
    input: z.strictObject({ id, grants }),
    output: people,
    errors: ['role_required', 'last_owner'],
  },
  /**
   * Sends a new link, to somebody whose link is over or who lost password or second step: both are to be set up anew,
   * and every session ends.
   */
  'POST /api/admin/person-link': {
    who: mayUse.people,
    reach: 'deployment',
    needsProof: true,
    input: z.strictObject({ id }),
    output: people,
    errors: [],
  },
  /** Somebody leaves: sessions, roles, password, second step and links are gone at once. */
  'DELETE /api/admin/person': {
    who: mayUse.people,
    reach: 'deployment',
    needsProof: true,
    input: z.object({ id }),
    output: people,
    errors: ['last_owner'],
  },
});
