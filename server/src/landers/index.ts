// Landers: which words and pictures a landing page shows under a slug, whom it may show, and how often it was left.
// Owns: lander_variants, lander_versions, page_bounces. Promises: only members who agreed are on a page (T17, C15);
// counts are real members (T8); a bounce is a number, never a visitor (C32).
export {
  addLanderVariant,
  type LanderPlace,
  type LanderVariant,
  listLanderVariants,
} from './variants/lander-variants.ts';
export {
  findVariantVersion,
  holdVariant,
  listVariantVersions,
  type VariantState,
  writeVariant,
} from './variants/write-variant.ts';
export { countLeft } from './count-left.ts';
export { findLandingPage } from './landing-page.ts';
export { readBounces } from './read-bounces.ts';
export { landersRoutes } from './routes.ts';
export type { LandersServices } from './services.ts';
