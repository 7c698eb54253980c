import type { Context } from 'hono';
import { type Amount, minorOf } from './amounts.ts';
import type { MollieStore } from './store.ts';
import type { Told } from './told.ts';

/** What the client sends. */
export interface Asked {
  readonly amount?: Partial<Amount>;
  readonly description?: string;
  readonly redirectUrl?: string;
  readonly webhookUrl?: string;
  readonly metadata?: unknown;
  readonly method?: string | readonly string[];
  readonly locale?: string;
  readonly dueDate?: string;
  readonly customerId?: string;
  readonly mandateId?: string;
  readonly sequenceType?: 'oneoff' | 'first' | 'recurring';
  readonly consumerName?: string;
  readonly consumerAccount?: string;
  readonly mandateReference?: string;
  readonly signatureDate?: string;
}

export const isAmount = (amount: Partial<Amount> | undefined): amount is Amount =>
  /^[A-Z]{3}$/.test(amount?.currency ?? '') && minorOf({ currency: '', value: amount?.value ?? '' }) > 0;

/** JSON of what was sent; no object at all is an empty one. */
export async function bodyOf(context: Context): Promise<Asked> {
  const text = await context.req.text();
  return text === '' ? {} : (JSON.parse(text) as Asked);
}

/** Says a thing again for an `Idempotency-Key` that was used, as the API does for an hour. */
export function once(store: MollieStore, key: string | undefined, act: () => Told): Told {
  const known = key === undefined ? undefined : store.answered.get(key);
  if (known) return known;
  const told = act();
  if (key !== undefined && told.status < 400) store.answered.set(key, told);
  return told;
}
