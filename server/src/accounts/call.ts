import type { Endpoints } from '@vonk/contract/endpoint';
import type { Locale } from '@vonk/contract/locales';
import type { Written } from '../platform/database/db.ts';
import type { Routes } from '../platform/http/http.ts';
import type { RefusalCode } from '@vonk/contract/refusals';
import type { SiteScope, VisitorCall } from '../sites/index.ts';

/** Whose data a query may touch: every noun function about one member takes one. */
export interface Scope extends SiteScope {
  readonly memberId: string;
}

/** The member behind a session. */
export interface Member extends Scope {
  readonly publicId: string;
  readonly status: 'not_confirmed' | 'confirmed' | 'suspended' | 'leaving';
  readonly isPremium: boolean;
  readonly locale: Locale;
  readonly signedUpAt: Date;
  /** The session this call came with, when it was last renewed and on what device, in a few words. */
  readonly sessionHash: Buffer;
  readonly sessionUsedAt: Date;
  /** When the password was last given in this session (T130). */
  readonly provedAt: Date;
  /** What a replica must have for a read of this session. */
  readonly written: Written;
  readonly device: string;
}

/**
 * A request of a logged-in member, which may be refused with these codes. Where a route is open to visitors, `member`
 * tells whether there is one.
 */
export interface MemberCall<Code extends RefusalCode = never> extends VisitorCall<Code> {
  readonly member: Member;
}

/** A request that may or may not have a member, which may be refused with these codes. */
export type AnyCall<Code extends RefusalCode = never> = VisitorCall<Code> & { readonly member?: Member };

/** A module's answers to its part of the contract. */
export type ModuleRoutes<E extends Endpoints> = Routes<AnyCall, MemberCall, E>;
