import * as z from 'zod/mini';
import { genders } from '../profile-lists.ts';
import { paymentStates } from '../payments.ts';
import { paymentMethods } from '../payment-methods.ts';
import { restrictionKinds, restrictionReasons } from '../restrictions.ts';
import { adminEndpoints } from './endpoint.ts';
import { reasonText } from './words.ts';
import { mayUse, type StaffRole } from './roles.ts';

/**
 * What a member is found by: a whole address, a name or how it begins, an id of a profile, a payment's id or its
 * receipt's number, the last four figures of a card. What was typed says itself which of them it can be.
 */
export const memberKeys = ['email', 'name', 'id', 'payment', 'card'] as const;
export type MemberKey = (typeof memberKeys)[number];

/** What there is to see of a member beside their name and the state of their account. */
export const memberParts = [
  'email',
  'profile',
  'restriction',
  'security',
  'credits',
  'payments',
  'codes',
  'history',
] as const;
export type MemberPart = (typeof memberParts)[number];

/**
 * Who sees which part (STAFF-3): what the work of a role needs and no more. Who does not see the address has it masked;
 * the other parts are null.
 */
export const partSeenBy: Readonly<Record<MemberPart, readonly StaffRole[]>> = {
  email: ['owner', 'support', 'finance'],
  profile: ['owner', 'support', 'moderator'],
  restriction: ['owner', 'support', 'moderator'],
  security: ['owner', 'support', 'moderator'],
  credits: ['owner', 'support', 'finance'],
  payments: ['owner', 'support', 'finance'],
  codes: ['owner', 'support', 'finance'],
  history: ['owner', 'support', 'moderator'],
};

/** `erased` is nobody: there is nothing left to find. */
export const memberStates = ['not_confirmed', 'confirmed', 'suspended', 'leaving'] as const;
export type MemberState = (typeof memberStates)[number];

const head = {
  /** The public id of their profile. */
  id: z.string(),
  name: z.string(),
  /** Masked (`a…@vonk.example`) for who does not see addresses. */
  email: z.string(),
  state: z.enum(memberStates),
  /** ISO 8601, as all moments here. */
  signed_up_at: z.string(),
  /** The site's calendar day they were last here; no finer time is kept. */
  last_active_on: z.nullable(z.string()),
};
const foundMember = z.object(head);
export type FoundMember = z.infer<typeof foundMember>;

/** A payment, as it stands in the list of its member. */
export const memberPayment = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  state: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  credits: z.int(),
  total_minor: z.int(),
  currency: z.string(),
  created_at: z.string(),
  /** With which discount it was ordered. */
  code: z.nullable(z.string()),
});
export type MemberPayment = z.infer<typeof memberPayment>;

const memberView = z.object({
  ...head,
  is_premium: z.boolean(),
  locale: z.string(),
  profile: z.nullable(
    z.object({
      age: z.int(),
      /** Null until it is told. */
      gender: z.nullable(z.enum(genders)),
      country: z.nullable(z.string()),
      city: z.nullable(z.string()),
      quote: z.string(),
      about: z.string(),
      photo_count: z.int(),
      /** Hundredths of what can be told. */
      completeness: z.int(),
      is_shown: z.boolean(),
    }),
  ),
  restriction: z.nullable(
    z.object({
      /** What is taken from them now, with the statement they got; null: nothing is. */
      current: z.nullable(
        z.object({
          kind: z.enum(restrictionKinds),
          reason: z.enum(restrictionReasons),
          facts: z.string(),
          until: z.nullable(z.string()),
          decided_at: z.string(),
          /** The name of who of the staff decided it. */
          decided_by: z.string(),
          objection: z.nullable(z.enum(['waiting', 'restored', 'upheld'])),
        }),
      ),
    }),
  ),
  security: z.nullable(
    z.object({
      has_two_step: z.boolean(),
      devices: z.array(z.object({ id: z.string(), device: z.string(), last_used_at: z.string() })),
    }),
  ),
  credits: z.nullable(z.object({ balance: z.int(), granted: z.int() })),
  /** The newest ones, and how many there are; the others are read on (`GET /api/admin/member-payments`). */
  payments_total: z.nullable(z.int()),
  payments: z.nullable(z.array(memberPayment)),
  /** Discounts that are theirs alone, and those they used: the newest ones, and how many there are. */
  codes_total: z.nullable(z.int()),
  codes: z.nullable(
    z.array(
      z.object({
        code: z.string(),
        /** 25 is a quarter off; null: it is not kept any more. */
        percentage: z.nullable(z.number()),
        is_own: z.boolean(),
        expires_at: z.nullable(z.string()),
        state: z.enum(['active', 'expired', 'ended']),
        /** Their orders that were paid with it, and those that hold it and are not paid yet. */
        paid: z.int(),
        held: z.int(),
      }),
    ),
  ),
  /** What staff did to them and saw of them, the newest ones. */
  history: z.nullable(
    z.array(z.object({ id: z.string(), at: z.string(), actor: z.string(), action: z.string(), reason: z.string() })),
  ),
});
export type MemberView = z.infer<typeof memberView>;

/**
 * What two members can have in common: the very same picture, a bank account they signed a mandate for, and of the last
 * two days a card that failed or the network an order by card came from. Of devices nothing is kept with an account.
 */
export const linkKinds = ['picture', 'bank_account', 'card', 'network'] as const;
export type LinkKind = (typeof linkKinds)[number];

const memberLink = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(memberStates),
  /** What is the same, the strongest first; never what it is. */
  by: z.array(z.enum(linkKinds)),
});
export type MemberLink = z.infer<typeof memberLink>;

/** Up to where it is counted whom a search finds, or with whom somebody has something in common. */
export const countedMembers = 1000;

const site = z.coerce.number().check(z.int());
const who = mayUse.members;

/** A member, for who works for them (STAFF-3); every search and every look stands in the log. */
export const membersEndpoints = adminEndpoints({
  /**
   * Whom of the site the term finds: twenty, and of how many, as nobody leafs through members; a POST, so that no
   * address of a request holds a mailbox or a name.
   */
  'POST /api/admin/member-search': {
    who,
    reach: 'site',
    input: z.object({ site, term: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
    output: z.object({
      members: z.array(foundMember),
      /** Counted up to `countedMembers`. */
      total: z.int(),
    }),
    errors: [],
  },
  'GET /api/admin/member': {
    who,
    reach: 'site',
    input: z.object({ site, id: z.string().check(z.maxLength(14)) }),
    output: memberView,
    errors: [],
  },
  /**
   * With whom of their site a member has something in common: the fifty with most, and of how many; for a written
   * reason, which stands in the log with the look.
   */
  'POST /api/admin/member-links': {
    who: mayUse.memberLinks,
    reach: 'site',
    input: z.strictObject({ site: z.int(), id: z.string().check(z.maxLength(14)), reason: reasonText }),
    output: z.object({
      links: z.array(memberLink),
      /** Counted up to `countedMembers` by each kind. */
      total: z.int(),
    }),
    errors: [],
  },
});
