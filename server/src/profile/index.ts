// Profile: what members tell about themselves, and the card that every surface shows of a profile, of whatever kind.
// Owns: profiles, invented_versions, merged_cells. Promises: a card never holds a birth date or anything finer than a
// city and a band; `kind` is on every card (T1); only members are somewhere and online (T10); search order changes at
// most once a day per member.
export { countCompleteness } from './card/count-completeness.ts';
export { ownProfile } from './own-data.ts';
export { type Activity, openActivity } from './card/activity.ts';
export {
  bareCards,
  bareName,
  type CardServices,
  findCard,
  findProfileId,
  publicIdOf,
  readCards,
  readOwnCard,
} from './card/cards.ts';
export { findShort, remindToFill } from './reminding/remind-to-fill.ts';
export { confirmProfile, createProfile, isNameTaken, namesFree, type NewProfile } from './create-profile.ts';
export { findNamed } from './names/find-named.ts';
export { isNameOfSomebody } from './names/names-of-invented.ts';
export { agreeToAds } from './privacy/privacy.ts';
export {
  findInvented,
  holdInvented,
  type InventedContent,
  type InventedProfile,
  type InventedState,
  listInvented,
  type ListedInvented,
} from './invented/invented-profiles.ts';
export {
  findInventedVersion,
  isNameOfOther,
  listInventedVersions,
  noteMade,
  writeInvented,
} from './invented/write-invented.ts';
export { addInvented, type PerformerRecord } from './invented/add-invented.ts';
export { writeContent } from './write-content.ts';
export { blankProfile, disableProfile, enableProfile, hideProfile, showProfile } from './leaving.ts';
export { setVisiblePhotos } from './card/photo-facts.ts';
export { cellsAround, type NearCell } from './place/merged-cells.ts';
export { mergeCellsJob } from './place/merge-cells-job.ts';
export { type Profile, readProfile, setOnlyRealMembers } from './profiles.ts';
export { gendersOf } from './gender-bits.ts';
export { type OtherKind, readOtherKinds } from './card/other-kinds.ts';
export { resetName } from './names/reset-name.ts';
export { restoreName } from './names/restore-name.ts';
export { profileRoutes, type ProfileServices } from './routes.ts';
export type { CardCall } from './card/view.ts';
export { imageOf, type ImageServices } from './card/image.ts';
