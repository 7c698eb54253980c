import type { Site } from '../sites/index.ts';

/** The app icon of a site that has no mark of its own: the talking square in its colour (design-language, section 2). */
export const iconOf = ({ primaryColor }: Site): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${primaryColor}" d="M28 4h8a24 24 0 0 1 24 24v8a24 24 0 0 1-24 24H10a6 6 0 0 1-6-6V28A24 24 0 0 1 28 4z"/></svg>`;
