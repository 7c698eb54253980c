import { maxPhotoRatio, minPhotoSide } from '@vonk/contract/photos';

export interface Size {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export const isTooSmall = ({ width, height }: Size): boolean => Math.min(width, height) < minPhotoSide;
export const isTooNarrow = ({ width, height }: Size): boolean =>
  Math.max(width, height) > Math.min(width, height) * maxPhotoRatio;

/**
 * Whether a picture is of a shape that can be shown. A line of pixels is not: to fill a card it would be scaled up a
 * hundredfold before it is cut.
 */
export const isPhotoShape = (size: Size): boolean => !isTooSmall(size) && !isTooNarrow(size);
