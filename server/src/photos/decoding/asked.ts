import type { PhotoCut, PhotoVariant } from '@vonk/contract/photos';

/** A picture that cannot be decoded: no image after all, broken, larger than we take, or made to hold us up. */
export class UnreadablePhoto extends Error {}

export interface MadePhoto {
  /** Of the full file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: Buffer;
  /** Of the same picture as a mirror shows it. */
  readonly mirroredHash: Buffer;
  readonly files: Readonly<Record<PhotoVariant, Buffer>>;
  /** The whole picture, from which it can be cut anew. */
  readonly source: Buffer;
}

/** A picture whole, in several widths. */
export interface MadeWidths {
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The same picture, from the narrowest file on. */
  readonly files: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** What the process that decodes is asked: the files of a picture, whole or turned and cut. */
export interface AskedPhoto {
  readonly bytes: Uint8Array;
  readonly cut: PhotoCut | undefined;
  /** A machine made it, and it is to say so (T12). */
  readonly isByMachine?: boolean;
}
/** Or the whole of it in these widths. */
export interface AskedWidths {
  readonly bytes: Uint8Array;
  readonly widths: readonly number[];
}
export type Asked = AskedPhoto | AskedWidths;
export type Made<What extends Asked> = What extends AskedWidths ? MadeWidths : MadePhoto;

export type Answer<What extends Asked = Asked> = { readonly made: Made<What> } | { readonly unreadable: string };

/** What one picture may take. */
export interface DecodeLimits {
  /** Of the whole process; the largest picture that is taken, 50 megapixels, takes some 400. */
  readonly megabytes: number;
  /** Of the processor, so that a machine that is busy with other things makes nobody's photo unreadable. */
  readonly cpuSeconds: number;
}

/** How the process ends that has taken more. */
export const exitCodes = { tooLarge: 70, tooLong: 71 } as const;
