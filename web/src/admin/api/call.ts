import type { AdminCallErrorCode, AdminCallInput, AdminCallName, AdminCallOutput } from '@vonk/contract/admin/api';
import { CallError, type CallerOptions, type CallOptions, createCaller } from '../../api/call.ts';

/** Calls the back-office by its contract: `call('GET /api/admin/people', {})`. Throws `CallError`. */
export type AdminCall = <Name extends AdminCallName>(
  name: Name,
  input: AdminCallInput<Name>,
  options?: CallOptions,
) => Promise<AdminCallOutput<Name>>;

/** The members' caller under the back-office's contract: on the wire the two are the same. */
export const createAdminCaller = (options: CallerOptions): AdminCall => createCaller(options) as unknown as AdminCall;

/** Whether a call was refused with a code it declares: `isRefused<'PUT /api/admin/person'>(error, 'last_owner')`. */
export const isRefused = <Name extends AdminCallName>(
  error: unknown,
  ...codes: AdminCallErrorCode<Name>[]
): error is CallError => error instanceof CallError && codes.some((code) => code === error.code);
