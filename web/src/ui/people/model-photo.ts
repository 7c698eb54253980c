import type { LanderModel } from '@vonk/contract/landers';
import type { PhotoSource } from './photo.tsx';

/** The drawn people of the landing pages: nobody is real, each carries the word "model" (X7). */
export type Model = LanderModel | 'bianca';

const files = import.meta.glob<string>('../../assets/models/*.webp', { eager: true, import: 'default' });

/** The photo of a model in all its widths; `sizes` as in HTML. */
export function modelPhoto(model: Model, sizes: string): PhotoSource {
  const widths = Object.entries(files).flatMap(([path, address]) => {
    const [, name, width] = /(\w+)-(\d+)\.webp$/.exec(path) ?? [];
    return name === model && width !== undefined ? [{ width: Number(width), address }] : [];
  });
  const ordered = widths.toSorted((a, b) => a.width - b.width);
  return {
    src: ordered[0]?.address,
    srcSet: ordered.map(({ address, width }) => `${address} ${width}w`).join(', '),
    sizes,
    alt: '',
  };
}
