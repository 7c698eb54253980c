import { minCropSide, type PhotoCrop, type PhotoCut, wholeSide } from '@vonk/contract/photos';

export type Rotation = PhotoCut['rotation'];

/** Width to height of a photo on a card. */
const cardShape = 4 / 5;

/** Where a part of the upright picture lies when the picture is turned clockwise. */
export function turned({ left, top, width, height }: PhotoCrop, rotation: Rotation): PhotoCrop {
  if (rotation === 90) return { left: wholeSide - top - height, top: left, width: height, height: width };
  if (rotation === 180) return { left: wholeSide - left - width, top: wholeSide - top - height, width, height };
  if (rotation === 270) return { left: top, top: wholeSide - left - width, width: height, height: width };
  return { left, top, width, height };
}

/** The other way round: from the turned picture to the upright one. */
export const turnedBack = (crop: PhotoCrop, rotation: Rotation): PhotoCrop =>
  turned(crop, ((360 - rotation) % 360) as Rotation);

export const turnBy = (rotation: Rotation, degrees: 90 | -90): Rotation =>
  ((rotation + degrees + 360) % 360) as Rotation;

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

/** Moves a frame, which stays within the picture. */
export const moved = (frame: PhotoCrop, x: number, y: number): PhotoCrop => ({
  ...frame,
  left: clamp(frame.left + x, 0, wholeSide - frame.width),
  top: clamp(frame.top + y, 0, wholeSide - frame.height),
});

/** The largest frame in the shape of a card, of a picture so many times as wide as high. */
function largest(aspect: number): Pick<PhotoCrop, 'width' | 'height'> {
  const ratio = cardShape / aspect;
  return ratio <= 1
    ? { width: Math.floor(wholeSide * ratio), height: wholeSide }
    : { width: wholeSide, height: Math.floor(wholeSide / ratio) };
}

/** The smallest frame, in percent of the largest: no side gets shorter than may be cut. */
export function leastSize(aspect: number): number {
  const { width, height } = largest(aspect);
  return Math.min(100, Math.max(25, Math.ceil((minCropSide / Math.min(width, height)) * 100)));
}

/** The frame in the shape of a card at so many percent of the largest, around the middle of the one before. */
export function sized(before: PhotoCrop, size: number, aspect: number): PhotoCrop {
  const most = largest(aspect);
  const [width, height] = [Math.floor((most.width * size) / 100), Math.floor((most.height * size) / 100)];
  const [x, y] = [before.left + before.width / 2, before.top + before.height / 2];
  return moved({ left: Math.round(x - width / 2), top: Math.round(y - height / 2), width, height }, 0, 0);
}

/** How large a frame is, in percent of the largest. */
export const sizeOf = ({ width }: PhotoCrop, aspect: number): number =>
  Math.min(100, Math.round((width / largest(aspect).width) * 100));

/** Whether the two show the same. */
export const isSameCut = (one: PhotoCut, other: PhotoCut): boolean =>
  one.rotation === other.rotation &&
  (['left', 'top', 'width', 'height'] as const).every((side) => one.crop[side] === other.crop[side]);
