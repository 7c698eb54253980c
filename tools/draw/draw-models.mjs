// Draws the people of the landing pages, who do not exist, to web/src/assets/models. Run by hand when the drawing
// changes, for all or for those named; the files are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { appearanceOf } from '../../demo/src/portraits/appearance.ts';
import { drawPortrait } from '../../demo/src/portraits/draw-portrait.ts';

const folder = fileURLToPath(new URL('../../web/src/assets/models/', import.meta.url));
const most = 12_000;

/** Who they are: the seed decides face and place. `widths` in pixels; a picture is 4:5. */
const models = {
  marloes: { seed: 'model-e-3', gender: 'female', age: 43, widths: [240, 480, 640] },
  samir: { seed: 'model-b-1', gender: 'male', age: 41, widths: [240, 480] },
  nathalie: { seed: 'model-e-4', gender: 'female', age: 37, widths: [240, 480] },
  fatima: { seed: 'model-d-6', gender: 'female', age: 36, widths: [240, 480] },
  edwin: { seed: 'model-g-2', gender: 'male', age: 52, widths: [240, 480] },
  ingrid: { seed: 'model-a-2', gender: 'female', age: 57, widths: [240, 480] },
  bianca: { seed: 'model-c-9', gender: 'female', age: 45, widths: [240, 480] },
  wendy: { seed: 'l-f-21', gender: 'female', age: 44, widths: [240, 480] },
  daphne: { seed: 'l-f-20', gender: 'female', age: 40, widths: [240, 480] },
  ruben: { seed: 'l-m-7', gender: 'male', age: 40, widths: [240, 480] },
  yvonne: { seed: 'l-g-16', gender: 'female', age: 56, widths: [240, 480] },
  dennis: { seed: 'l-m-11', gender: 'male', age: 56, widths: [240, 480] },
  carla: { seed: 'l-f-16', gender: 'female', age: 48, widths: [240, 480] },
  joyce: { seed: 'l-g-3', gender: 'female', age: 52, widths: [240, 480] },
  eline: { seed: 'l-f-12', gender: 'female', age: 32, widths: [240, 480] },
  renate: { seed: 'l-g-14', gender: 'female', age: 48, widths: [240, 480] },
  tom: { seed: 'l-m-19', gender: 'male', age: 40, widths: [240, 480] },
};

/** The best WebP of this size that stays within `most` bytes. */
async function draw(svg, width) {
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / 960 })
    .resize(width, (width * 5) / 4, { fit: 'fill' })
    .flatten();
  for (let quality = 80; ; quality -= 4) {
    const file = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= most || quality <= 40) return file;
  }
}

mkdirSync(folder, { recursive: true });
const named = process.argv.slice(2);
for (const [name, { widths, ...traits }] of Object.entries(models)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const svg = drawPortrait(appearanceOf(traits), 0);
  for (const width of widths) {
    const file = await draw(svg, width);
    writeFileSync(`${folder}${name}-${width}.webp`, file);
    console.log(`${name}-${width}.webp ${file.length}`);
  }
}
