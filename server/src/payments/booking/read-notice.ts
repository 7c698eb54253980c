import { isStorable } from '@vonk/contract/text';
import * as z from 'zod/mini';

/** What a provider calls a payment or an event of its own. */
export const providerName = z.string().check(z.minLength(1), z.maxLength(200), z.refine(isStorable));

/**
 * The body of a notification in the provider's own shape; undefined for what is no JSON, or another shape. Every
 * provider reads what it verified by this: a good signature says who sent it, not what it is.
 */
export function readNotice<Notice>(body: Buffer, shape: z.ZodMiniType<Notice>): Notice | undefined {
  try {
    const { data } = shape.safeParse(JSON.parse(body.toString('utf8')));
    return data;
  } catch {
    return undefined;
  }
}
