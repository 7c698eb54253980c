// Landers: which words and pictures a landing page shows under a slug, whom it may show, and how often it was left.
// Owns: lander_variants, lander_versions, lander_pictures, the files under lander-pictures/, page_bounces. Promises: of
// members only those who agreed are on a page (T17, C15); counts are real members (T8); a bounce is a number, never a
// visitor (C32).
export {
  addLanderVariant,
  findLanderVariant,
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
export {
  addPicture,
  findPicture,
  holdPicture,
  pictureFiles,
  pictureOf,
  pictureWidths,
  sweepPictures,
  type Upload,
  type VariantPicture,
} from './variants/pictures.ts';
export { deleteLanderFiles, deletePicture, findDeleted } from './variants/delete-picture.ts';
export { closePreview, openPreview, type PreviewedVariant } from './variants/preview.ts';
export { countLeft } from './count-left.ts';
export { findLandingPage } from './landing-page.ts';
export { readBounces } from './read-bounces.ts';
export { landersRoutes } from './routes.ts';
export type { LandersServices } from './services.ts';
