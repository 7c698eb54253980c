// Photos: from upload over inspection to the card, as files that hold nothing but the picture. Owns: photos,
// photo_checks, picture_origins, verifications, verification_tries, photo_statements, photo_objections,
// photo_tombstones, the files under photos/, uploads/ and verifications/. Promises: others see active photos only; a
// locked photo's sharp file is refused at every request without right (T83, T84); none is taken away without reasons
// (T61); every file belongs to a row; no address of one outlives the hour (T83). Sends: photo.
export { checkPhoto, checkWaitingPhotos } from './check/check-photo.ts';
export { type Classifier, openClassifier } from './check/classifier.ts';
export { ownPhotos } from './own-data.ts';
export { approvePhoto, decidePhoto, type PhotoDecision } from './inspection/decide-photo.ts';
export { forgetPhotos } from './forget-photos.ts';
export {
  countWaitingPhotos,
  findInspected,
  inspectPhoto,
  listWaitingPhotos,
  readInspectedPhoto,
  type WaitingCount,
} from './inspection/inspection.ts';
export { findSamePictures, listSharedPictures } from './inspection/same-pictures.ts';
export { makeSentVariants, makeWidths, UnreadablePhoto } from './decoding/make-variants.ts';
export { sizeOf } from './decoding/image-size.ts';
export { differenceHash } from './decoding/pictures.ts';
export { variantKey } from './files/photo-files.ts';
export { photoObjectionHours } from './objections/objection-hours.ts';
export { judgeObjection, type JudgementOutcome } from './objections/judge-objection.ts';
export { countWaitingObjections, findWaitingObjection, listWaitingObjections } from './objections/statements.ts';
export { moveRemovedFiles } from './files/move-files.ts';
export { makeCut } from './cut/make-cut.ts';
export { isBanned, readPhotos } from './photos.ts';
export { changePictures, type PictureChange, placePicture } from './invented/place-picture.ts';
export { readInventedPictures } from './invented/picture-origins.ts';
export { placePhoto } from './place-photo.ts';
export { processPhoto } from './files/process-photo.ts';
export { findPhotoless, remindOfPhoto } from './reminding/remind-of-photo.ts';
export { photosRoutes } from './routes.ts';
export { mayGetFile, photoFileOf, readPhotoFile } from './files/serve-photo.ts';
export type { PhotoServices } from './services.ts';
export { readShownPhotos } from './shown/shown-photos.ts';
export {
  decideVerification,
  readEvidence,
  verificationMail,
  type VerificationOutcome,
} from './verification/decide-verification.ts';
export { deleteEvidence, forgetEvidence } from './verification/forget-evidence.ts';
export {
  countWaitingVerifications,
  evidenceKey,
  findAskedVerification,
  listWaitingVerifications,
} from './verification/verifications.ts';
export { deletePhotoFiles, sweepPhotos } from './files/sweep-photos.ts';
export { judgePhoto, type PhotoMistake } from './upload-photo.ts';
