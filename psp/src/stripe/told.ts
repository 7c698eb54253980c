import type { Context } from 'hono';
import { errorAnswer } from './answers.ts';
import type { StripeStore } from './store.ts';

/** An answer of the API. */
export interface Told {
  readonly status: number;
  readonly body: unknown;
}

export const refused = (message: string, param?: string, code?: string): Told => ({
  status: 400,
  body: errorAnswer(message, { ...(param === undefined ? {} : { param }), ...(code === undefined ? {} : { code }) }),
});
export const missing = (what: string): Told => ({
  status: 404,
  body: errorAnswer(`No such ${what}`, { code: 'resource_missing' }),
});

/** The fields `name[key]` of a form, by their keys. */
export const fieldsOf = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    ),
  );
export const listOf = (form: URLSearchParams, name: string): string[] => Object.values(fieldsOf(form, name));

export const isTold = (value: object): value is Told => 'body' in value;

export const say = (context: Context, { status, body }: Told): Response => context.json(body as object, status as 200);

/** Says a thing again for an `Idempotency-Key` that was used, as the API does for a day: a refusal by a bank too. */
export function once(store: StripeStore, context: Context, act: () => Told): Response {
  const key = context.req.header('idempotency-key');
  const known = key === undefined ? undefined : store.answered.get(key);
  if (known) return say(context, known);
  const told = act();
  if (key !== undefined && (told.status < 400 || told.status === 402)) store.answered.set(key, told);
  return say(context, told);
}

export const formOf = async (context: Context): Promise<URLSearchParams> =>
  new URLSearchParams(await context.req.text());
export const expandOf = (context: Context): string[] => listOf(new URL(context.req.url).searchParams, 'expand');
