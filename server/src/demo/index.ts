// Demo: people who do not exist, so that a fresh install has somebody on it: who they are, how their pictures look, and
// their seeding. Owns no table. Promises: deterministic, adults only, nobody real; drawings look like drawings; a site
// that has a profile is left alone.
export { demoEmail, demoLogins, demoPassword } from './casts.ts';
export { drawPhotos } from './draw-photos.ts';
export { drawPortraits } from './draw-portraits.ts';
export { seedDemo } from './seed-demo.ts';
