import type { CompassPart } from '@vonk/contract/landers';

/** A country as tools/draw-maps.mjs drew it, 360 wide. */
export interface CountryShape {
  readonly height: number;
  readonly outline: string;
  readonly dots: Readonly<Record<CompassPart, string>>;
  /** Where the name of each part stands; null for a part the country does not have. */
  readonly labels: Readonly<Record<CompassPart, readonly [number, number] | null>>;
}

const files = import.meta.glob<CountryShape>('../../../../assets/maps/*.json', { import: 'default' });

/** The shape of a country; each is a file of its own. */
export const loadShape = async (country: string): Promise<CountryShape | null> =>
  (await files[`../../../../assets/maps/${country.toLowerCase()}.json`]?.()) ?? null;
