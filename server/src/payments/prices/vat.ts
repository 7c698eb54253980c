/**
 * Standard rates of VAT in basis points, for services supplied electronically to a consumer in that country. EU:
 * European Commission, "VAT rates applied in the Member States" (TEDB), read November 2026; GB: gov.uk "VAT rates"; CH:
 * ESTV, rates since 1 January 2024. Elsewhere none is charged: such a supply is outside the scope of EU VAT, and local
 * registration thresholds are not reached.
 */
const vatBasisPoints: Readonly<Record<string, number>> = {
  AT: 2000, BE: 2100, BG: 2000, CY: 1900, CZ: 2100, DE: 1900, DK: 2500, EE: 2400, ES: 2100, FI: 2550, FR: 2000,
  GR: 2400, HR: 2500, HU: 2700, IE: 2300, IT: 2200, LT: 2100, LU: 1700, LV: 2100, MT: 1800, NL: 2100, PL: 2300,
  PT: 2300, RO: 2100, SE: 2500, SI: 2200, SK: 2300, GB: 2000, CH: 810,
}; // prettier-ignore

/** The rate of a country, in basis points: 2100 is 21 %. */
export const vatRateIn = (country: string): number => vatBasisPoints[country] ?? 0;

/** The VAT inside a total that includes it, both in minor units. */
export const vatWithin = (totalMinor: number, basisPoints: number): number =>
  Math.round((totalMinor * basisPoints) / (10_000 + basisPoints));
