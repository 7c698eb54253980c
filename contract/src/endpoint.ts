import type * as z from 'zod/mini';
import type { EveryError, RefusalCode } from './refusals.ts';

/** What browser and server promise each other about one call. */
export interface Endpoint {
  /**
   * The fields sent: the query of a GET or DELETE (unknown ones are ignored), the JSON body of a POST or PUT (unknown
   * ones are refused).
   */
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** The codes it may refuse with, beside those every call may (`everyError`). */
  readonly errors: readonly RefusalCode[];
  /** `file`: the body is the file itself, and `input` stands in the query. */
  readonly body?: 'json' | 'file';
  /** The longest JSON body, where it may be longer than `usualJsonBytes`. */
  readonly jsonBytes?: number;
}

/** The longest JSON body of a call that says nothing of it. */
export const usualJsonBytes = 64 * 1024;

/** `METHOD /path`, the name of a call. */
export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export type Endpoints = Readonly<Record<EndpointName, Endpoint>>;

/** Keeps the exact types of a feature's endpoints. */
export const endpoints = <const E extends Endpoints>(definitions: E): E => definitions;

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;
export type ErrorOf<E extends Endpoint> = E['errors'][number] | EveryError;

/** The body of every answer that is not 2xx. `message` is in the visitor's language. */
export interface Refusal {
  error: RefusalCode;
  message: string;
  statusCode: number;
  field?: string;
  /** Figures of the text: minutes left, credits short … */
  details?: Readonly<Record<string, string | number | boolean>>;
}
