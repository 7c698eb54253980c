import sharp from 'sharp';

/**
 * Renders a portrait's SVG to WebP of the given size in pixels (4:5, for example 480 x 600). Throws when the text is no
 * SVG.
 */
export async function renderPortrait(svg: string, width: number, height: number): Promise<Buffer> {
  const density = (72 * width) / 960;
  return sharp(Buffer.from(svg), { density })
    .resize(width, height, { fit: 'fill' })
    .flatten()
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
}
