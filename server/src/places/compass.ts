import type { CompassPart } from '@vonk/contract/landers';
import type { Country } from '@vonk/contract/locales';

/** The regions in each of the five coarse parts of a country, as tools/draw/draw-maps.mjs sorted them for the map. */
const regionsByPart: Readonly<Record<Country, Readonly<Record<CompassPart, string>>>> = {
  US: {
    north: 'MI WI NE MN AK IA SD ND MT WY',
    east: 'NY PA OH NC MA TN MD DC GA VA KY NJ RI CT SC NH DE ME WV VT',
    south: 'TX FL LA MS',
    west: 'CA AZ WA OR NV NM HI UT ID',
    middle: 'IL IN CO OK MO KS AL AR',
  },
  NL: { north: '04 02 01', east: '15 03', south: '10 06 05', west: '11 07', middle: '16 09' },
  BE: { north: 'VAN', east: 'WLG VLI', south: 'WHT WNA WLX', west: 'VOV VWV', middle: 'BRU VBR WBR' },
  FR: { north: '11 28 32', east: '27 44 84', south: '76 93 94', west: '52 53 75', middle: '24' },
  IT: { north: '12 17 19 20 09 08 05 06', east: '', south: '11 13 15 04 03 01 02', west: '14', middle: '10 16 18 07' },
  ES: { north: '27 32 34 39 59', east: '52 56 60 07', south: '31 51 53 CE ML', west: '55 57 58', middle: '29 54' },
  DE: { north: '10 12 04 03 06', east: '11 13 16', south: '02 01', west: '07 08 09', middle: '14 15 05' },
  AT: { north: '04', east: '09 06 03 01', south: '02', west: '07 08', middle: '05' },
  IE: { north: 'U', east: 'L', south: 'M', west: 'C', middle: '' },
  GB: { north: 'SCT', east: '', south: 'ENG', west: 'WLS NIR', middle: '' },
  CA: { north: '12 13 14', east: '10 07 04 05 09', south: '', west: '01 02', middle: '11 08 03' },
  PL: { north: '73 82 85', east: '75 78 81', south: '77 79 80 83 84', west: '72 76 86 87', middle: '74' },
  AU: { north: '03', east: '02 04 01', south: '07 05 06', west: '08', middle: '' },
  NZ: { north: 'E7 F6', east: 'G2 G1 E8 F3 F2 F1', south: 'E9 F7 F8', west: '10', middle: 'F5 F9 F4 TAS G3' },
  CH: {
    north: 'ZH BS SG SH ZG TG AG BL SO AR JU AI',
    east: 'GR GL',
    south: 'TI VS',
    west: 'GE VD NE FR',
    middle: 'BE LU SZ OW UR NW',
  },
};

export const compassOf = (country: Country, region: string): CompassPart | undefined =>
  (Object.keys(regionsByPart[country]) as CompassPart[]).find((part) =>
    regionsByPart[country][part].split(' ').includes(region),
  );
