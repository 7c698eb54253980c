import { calendarDay } from '@vonk/contract/calendar';
import { claimEdges, claimKinds, type ShownClaim } from '@vonk/contract/claims';
import { type Locale, locales } from '@vonk/contract/locales';
import * as z from 'zod';

const textFrom = (fewest: number) => z.string().trim().min(fewest);

const evidence = {
  is_active: z.literal(true),
  /** Where the figures or the certificate lie. */
  data: textFrom(claimEdges.data),
  /** What was counted and compared, or what the seal stands for: in every language of the site. */
  definition: z.record(z.enum(locales), textFrom(claimEdges.definition)),
  measured_on: z.iso.date(),
  /** The last day on which it may be said. */
  expires_on: z.iso.date(),
};

interface Days {
  readonly measured_on: string;
  readonly expires_on: string;
}
const isInOrder = ({ measured_on: from, expires_on: until }: Days): boolean => from <= until;
const outOfOrder = { path: ['expires_on'], error: 'ends before it was measured' };

/** A figure that somebody can check: where the data lie, and how many members were counted. */
const measured = z
  .object({
    kind: z.literal('premium_matches'),
    /** In percent. */
    figure: z.number().positive().max(claimEdges.figure),
    sample: z.number().int().min(claimEdges.sample),
    ...evidence,
  })
  .refine(isInOrder, outOfOrder);

/** A seal is said with who gives it and the number of its certificate alone. */
const seal = z
  .object({
    kind: z.literal('seal'),
    name: textFrom(claimEdges.name),
    certificate: textFrom(claimEdges.certificate),
    ...evidence,
  })
  .refine(isInOrder, outOfOrder);

/** Written down, and not said. */
const inactive = z.looseObject({ kind: z.enum(claimKinds), is_active: z.literal(false) });

/**
 * The register of what a site claims of itself (T18): a record that is active has its definition, data, sample, day and
 * end, or the site is refused, with the place of what it lacks.
 */
export const claimRegister = z.array(
  z.discriminatedUnion('is_active', [inactive, z.discriminatedUnion('kind', [measured, seal])]),
);
export type ClaimRegister = z.infer<typeof claimRegister>;

/** The claims of a register that hold on this day of the site, for one reader. */
export function claimsOn(
  register: ClaimRegister,
  { now, timeZone, locale }: { now: Date; timeZone: string; locale: Locale },
): ShownClaim[] {
  const today = calendarDay(now, timeZone);
  return register.flatMap((claim) => {
    if (!isActive(claim) || today < claim.measured_on || today > claim.expires_on) return [];
    const { kind, measured_on, expires_on } = claim;
    const shown = { kind, definition: claim.definition[locale], measured_on, expires_on };
    return kind === 'seal'
      ? { ...shown, figure: null, sample: null, seal: { name: claim.name, certificate: claim.certificate } }
      : { ...shown, figure: claim.figure, sample: claim.sample, seal: null };
  });
}

type ActiveClaim = z.infer<typeof measured> | z.infer<typeof seal>;

const isActive = (claim: ClaimRegister[number]): claim is ActiveClaim => claim.is_active;
