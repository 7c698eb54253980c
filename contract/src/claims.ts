import * as z from 'zod/mini';

/**
 * What a site may claim of itself in figures, or by a seal (T18). Each has its sentence in the texts and its record in
 * the site's register; nothing else claims anything.
 */
export const claimKinds = ['premium_matches', 'seal'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** What a record has at least where it is said, in characters and members; of a figure, the most, in percent. */
export const claimEdges = { figure: 1000, sample: 100, name: 2, certificate: 3, data: 5, definition: 20 } as const;

/** A claim that holds today, with what it rests on. */
export const shownClaim = z.object({
  kind: z.enum(claimKinds),
  /** In percent; null for a seal. */
  figure: z.nullable(z.number()),
  /** What was counted and compared, or what the seal stands for, in the reader's language. */
  definition: z.string(),
  /** How many members were counted; null for a seal. */
  sample: z.nullable(z.number()),
  /** Days: when it was measured or given, and the last one on which it may be said. */
  measured_on: z.string(),
  expires_on: z.string(),
  /** Of a seal: who gives it, and the number by which it is looked up. */
  seal: z.nullable(z.object({ name: z.string(), certificate: z.string() })),
});
export type ShownClaim = z.infer<typeof shownClaim>;
