// Places: countries, regions, cities and the 5 km grid, all from bundled data (GeoNames, CC BY 4.0; address database
// CC0). Owns no tables. Promises: no coordinates leave this module, only cells and bands (T85). The files are read at
// first use.
export { countryOfAddress } from './addresses.ts';
export { type City, findCities, findCity } from './cities.ts';
export { compassOf } from './compass.ts';
export { bandBetween, cellsWithin, type DistanceBand, kilometresBetween, rangesAround } from './grid.ts';
export { type MergedCell, mergeCells } from './merge-cells.ts';
export { isRegion, nameOfRegion } from './regions.ts';
export { listRegions, placesRoutes } from './routes.ts';
