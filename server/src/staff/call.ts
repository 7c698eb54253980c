import type {
  AdminEndpoint,
  AdminEndpoints,
  AdminError,
  AdminInput,
  AdminOutput,
  GateError,
} from '@vonk/contract/admin/endpoint';
import type { StaffGrant } from '@vonk/contract/admin/roles';
import type { EndpointName } from '@vonk/contract/endpoint';
import type { Locale } from '@vonk/contract/locales';
import type { RefusalCode } from '@vonk/contract/refusals';
import type { Exchange } from '../platform/http/exchange.ts';
import type { RateLimit } from '../platform/http/rates/rate-limit.ts';
import type { Refuses } from '../platform/refusal.ts';
import type { Site, SiteScope } from '../sites/index.ts';
import type { StaffScope } from './nouns/people.ts';

/** Somebody of the staff behind a session, as they are at this moment. */
export interface Staff extends StaffScope {
  readonly publicId: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly grants: readonly StaffGrant[];
  readonly sessionHash: Buffer;
  readonly sessionId: string;
  readonly provedAt: Date;
  readonly endsAt: Date;
  readonly device: string;
}

/** A request to the back-office of whoever it is, which may be refused with these codes. */
export interface DoorCall<Code extends RefusalCode = never> extends Exchange, Refuses<Code> {
  /** Where limits of the whole deployment are counted; no site that anything is about. */
  readonly site: SiteScope;
  readonly locale: Locale;
  /** What limits count by: the person, or who is unknown by their network. */
  readonly rateKey: string;
}

/** A request of somebody who is logged in and may make it; what the gate refuses with may come later too. */
export interface StaffCall<Code extends RefusalCode = never> extends DoorCall<Code | GateError> {
  readonly staff: Staff;
}

/** The same about one site, on which they may make it. */
export interface StaffSiteCall<Code extends RefusalCode = never> extends StaffCall<Code> {
  readonly at: Site;
}

type CallOf<E extends AdminEndpoint, Code extends RefusalCode> = E['reach'] extends 'site'
  ? StaffSiteCall<Code>
  : E['who'] extends 'anyone'
    ? DoorCall<Code>
    : StaffCall<Code>;

/** How a module answers one endpoint of the back-office; who may ask, the endpoint says itself. */
export interface StaffRoute<E extends AdminEndpoint> {
  readonly limit?: RateLimit | readonly RateLimit[];
  // A property and not a method: only of such are the arguments compared strictly, and with them the codes.
  readonly handle: (call: CallOf<E, AdminError<E>>, input: AdminInput<E>) => Promise<AdminOutput<E>>;
}

/** A module's answers to its part of the back-office. */
export type StaffRoutes<E extends AdminEndpoints> = {
  readonly [Name in keyof E & EndpointName]: StaffRoute<E[Name]>;
};
