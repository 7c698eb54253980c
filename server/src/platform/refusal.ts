/** What a text about a refusal may name: minutes left, credits short … */
export type RefusalDetails = Readonly<Record<string, string | number | boolean>>;

/** A refusal an endpoint declares. Anything else thrown is a bug and answered 500. */
export class Refused extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly details: RefusalDetails;

  constructor(code: string, field: string | undefined, details: RefusalDetails) {
    super(code);
    this.code = code;
    this.field = field;
    this.details = details;
  }
}

/** Refuses the call with `code`; its words live in the locales' `errors`. */
export function refuse(code: string, about: { field?: string; details?: RefusalDetails } = {}): never {
  throw new Refused(code, about.field, about.details ?? {});
}

/** The value, or a refusal with `code` when there is none. */
export const orRefuse = <T>(value: T | undefined | null, code: string): T => value ?? refuse(code);
