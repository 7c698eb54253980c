import type { PhotoCrop } from '@vonk/contract/photos';

/** Left, top, width and height, as they are stored. */
export type CropSides = readonly [left: number, top: number, width: number, height: number];

export const sidesOf = ({ left, top, width, height }: PhotoCrop): CropSides => [left, top, width, height];
export const cropOf = ([left, top, width, height]: CropSides): PhotoCrop => ({ left, top, width, height });

/** Whether the one shows nothing that the other does not; nothing lies within what nobody saw. */
export function isWithin([left, top, width, height]: CropSides, seen: CropSides | null): boolean {
  if (!seen) return false;
  const [seenLeft, seenTop, seenWidth, seenHeight] = seen;
  return (
    left >= seenLeft && top >= seenTop && left + width <= seenLeft + seenWidth && top + height <= seenTop + seenHeight
  );
}
