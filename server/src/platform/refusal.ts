import type { EveryError, RefusalCode } from '@vonk/contract/refusals';

/** What a text about a refusal may name: minutes left, credits short … */
export type RefusalDetails = Readonly<Record<string, string | number | boolean>>;

/**
 * Refuses the call with one of the codes, or with what any call may be refused with; their words are the locales'
 * `errors`.
 */
export type Refuse<Code extends RefusalCode> = (
  code: Code | EveryError,
  about?: { field?: string; details?: RefusalDetails },
) => never;

/**
 * A call that may be refused with these codes. A use case names its codes with the call it takes, and a route hands it
 * no call but one with the codes its endpoint declares: what refuses with another code does not compile.
 */
export interface Refuses<Code extends RefusalCode = never> {
  readonly refuse: Refuse<Code>;
}

/** A refusal an endpoint declares. Anything else thrown is a bug and answered 500. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, field: string | undefined, details: RefusalDetails) {
    super(code);
    this.code = code;
    this.field = field;
    this.details = details;
  }
}

/** For who makes calls: knows every code there is. */
export const refuseAny: Refuse<RefusalCode> = (code, about = {}) => {
  throw new Refused(code, about.field, about.details ?? {});
};

/** Refuses with what any call may be refused with; all else is refused by the call itself (`call.refuse`). */
export const refuse: Refuse<never> = (code, about) => refuseAny(code, about);

/** The value, or a refusal with `code` when there is none. */
export const orRefuse = <T>(value: T | undefined | null, code: EveryError): T => value ?? refuse(code);
