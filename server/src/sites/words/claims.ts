import { calendarDay } from '@vonk/contract/calendar';
import { claimKinds, type ShownClaim } from '@vonk/contract/claims';
import { type Locale, locales } from '@vonk/contract/locales';
import * as z from 'zod';

const evidence = {
  /** What was counted and compared, or what the seal stands for: in every language of the site. */
  definition: z.record(z.enum(locales), z.string().trim().min(20)),
  measured_on: z.iso.date(),
  /** The last day on which it may be said. */
  expires_on: z.iso.date(),
};

/** A figure that somebody can check: where the data lie, and how many members were counted. */
const measured = z.object({
  kind: z.literal('premium_matches'),
  is_active: z.literal(true),
  /** In percent. */
  figure: z.number().positive().max(1000),
  data: z.string().trim().min(5),
  sample: z.number().int().min(100),
  ...evidence,
});

/** A seal is said with who gives it and the number of its certificate alone. */
const seal = z.object({
  kind: z.literal('seal'),
  is_active: z.literal(true),
  name: z.string().trim().min(2),
  certificate: z.string().trim().min(3),
  data: z.string().trim().min(5),
  ...evidence,
});

/** Written down, and not said. */
const inactive = z.looseObject({ kind: z.enum(claimKinds), is_active: z.literal(false) });

/**
 * The register of what a site claims of itself (T18): a record that is active has its definition, data, sample, day and
 * end, or the site is refused.
 */
export const claimRegister = z
  .array(z.union([inactive, z.discriminatedUnion('kind', [measured, seal])]))
  .refine((claims) => claims.every((claim) => !claim.is_active || claim.measured_on <= (claim.expires_on as string)), {
    error: 'a claim ends before it was measured',
  });
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
