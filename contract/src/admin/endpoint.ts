import type * as z from 'zod/mini';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import type { EveryError, RefusalCode } from '../refusals.ts';
import type { StaffRole } from './roles.ts';

/** What the gate of the back-office may refuse any of its calls with. */
export const gateErrors = ['role_missing', 'fresh_login_required'] as const satisfies readonly RefusalCode[];
export type GateError = (typeof gateErrors)[number];

/**
 * One call of the back-office. It declares itself who may make it; the server's one gate holds it to that, and a test
 * walks every call with every role.
 */
export interface AdminEndpoint extends Endpoint {
  /** `anyone`: before one is logged in; `staff`: whoever is; else whoever has one of the roles. */
  readonly who: 'anyone' | 'staff' | readonly StaffRole[];
  /**
   * `site`: about one site, whose number stands in the input as `site`, and the role is needed on that one.
   * `deployment`: about no site, or about all that the roles are for.
   */
  readonly reach: 'deployment' | 'site';
  /** Whether who asks must have proved lately that it is them (`proofMinutes`). */
  readonly needsProof?: boolean;
}

export type AdminEndpoints = Readonly<Record<EndpointName, AdminEndpoint>>;

/** Keeps the exact types of a part's endpoints. */
export const adminEndpoints = <const E extends AdminEndpoints>(definitions: E): E => definitions;

export type AdminInput<E extends AdminEndpoint> = z.infer<E['input']>;
export type AdminOutput<E extends AdminEndpoint> = z.infer<E['output']>;
export type AdminError<E extends AdminEndpoint> = E['errors'][number] | GateError | EveryError;
