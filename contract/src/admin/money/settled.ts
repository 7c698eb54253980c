import * as z from 'zod/mini';

/** What is to be looked at, or what was dealt with. */
export const settledStates = ['open', 'settled'] as const;
export type SettledState = (typeof settledStates)[number];

/** By whom something was dealt with and why; null while it is to be looked at. */
export const settled = z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() }));
export type Settled = z.infer<typeof settled>;
