import type { Context } from 'hono';
import { errorAnswer } from './answers.ts';

/** An answer of the API. */
export interface Told {
  readonly status: number;
  readonly body: unknown;
}

/** Where the API and the pages of the stand-in are reached. */
export interface MollieAddresses {
  readonly origin: string;
  readonly pages: string;
}

/** A field that does not fit. */
export const refused = (field: string, detail: string): Told => ({
  status: 422,
  body: errorAnswer(422, detail, field),
});

export const unknown: Told = { status: 404, body: errorAnswer(404, 'No payment exists with token.') };

export const isTold = (value: object): value is Told => 'body' in value;

export const say = (context: Context, { status, body }: Told): Response =>
  context.body(JSON.stringify(body), status as 200, { 'Content-Type': 'application/hal+json' });
