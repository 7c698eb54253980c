import type { Random } from '../../seeded-random.ts';
import { browColour } from '../appearance.ts';
import { mix, shift } from '../colour.ts';
import { strokes } from '../face/beard.ts';
import { frameOf } from '../face/glasses.ts';
import type { Sitter } from '../face/head.ts';
import { outline, points } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { HalfBones } from './skull.ts';

/** Beard or moustache of a half turned head. */
export function drawHalfBeard(
  sketch: Sketch,
  sitter: Sitter,
  { bones, random }: { bones: HalfBones; random: Random },
): void {
  const { beard } = sitter.person;
  if (beard === 'none') return;
  const colour = browColour(sitter.person);
  const cheeks = beardShape(bones, beard === 'full' ? 32 : beard === 'short' ? 8 : 0);
  const patch = (shape: string, strength: number, count: number): void => {
    sketch.path(shape, colour, strength);
    sketch.within(shape, () =>
      strokes(sketch, { box: [-116, 20, 120, 226], count, colour, random, flow: [-2, beard === 'stubble' ? 4 : 13] }),
    );
  };
  if (beard === 'stubble') {
    sketch
      .path(
        cheeks,
        sketch.linear({ from: [-80, 20], to: [-10, 120] }, [
          [0, colour, 0],
          [0.6, colour, 0.24],
          [1, colour, 0.28],
        ]),
      )
      .path(moustache, colour, 0.18);
    sketch.within(cheeks, () =>
      strokes(sketch, { box: [-112, 30, 118, 196], count: 220, colour, random, flow: [-1, 4] }),
    );
    return;
  }
  if (beard === 'full' || beard === 'short') {
    sketch.path(
      cheeks,
      sketch.linear({ from: [-60, 10], to: [-20, 120] }, [
        [0, colour, 0.3],
        [0.5, colour, 0.92],
        [1, colour, 1],
      ]),
    );
    sketch.within(cheeks, () => {
      sketch.glow(
        { x: 30, y: bones.chin + 20, r: 120, squash: 0.5 },
        mix(shift(colour, -0.5), sitter.light.shade, 0.3),
        0.7,
      );
      strokes(sketch, { box: [-116, 20, 120, 230], count: 330, colour, random, flow: [-2, 14] });
    });
  }
  if (beard === 'goatee')
    patch(
      outline(points('30,128 62,134 90,128'), points('90,128 88,156 76,182 52,204 26,194 14,164 30,128')),
      0.94,
      90,
    );
  patch(moustache, 0.94, 110);
}

const moustache = outline(
  points('12,112 24,94 44,82 64,79 84,82 98,92 104,108'),
  points('104,108 92,102 68,97 44,101 26,110 12,112'),
);

function beardShape({ far, near, chin }: HalfBones, length: number): string {
  const rim = [...far.slice(8), ...near.slice(1)].map(([x, y]): readonly [number, number] => [
    x + (x - 20) * length * 0.0022,
    y > 120 ? y + ((y - 120) / (chin - 120)) * length : y,
  ]);
  return outline(
    rim,
    points('-114,30 -97,32 -84,66 -56,86 -20,90 4,96 14,108 20,122'),
    points('20,122 30,122 44,127 62,131 82,127 92,118 104,108'),
    [[104, 108], far[8] ?? [108, 78]],
  );
}

export function drawHalfGlasses(sketch: Sketch, { person }: Sitter): void {
  const frame = frameOf(person.glasses);
  if (!frame) return;
  const { colour, width } = frame;
  const round = person.glasses === 'round';
  const near = round
    ? 'M8-50C30-50 46-34 46-12C46 10 30 25 8 25C-14 25-30 10-30-12C-30-34-14-50 8-50Z'
    : 'M-28-44H40C46-44 47-40 46-34L42 6C41 14 37 18 29 18H-12C-21 18-26 14-28 5L-34-34C-35-41-33-44-28-44Z';
  const far = round
    ? 'M94-48C108-48 118-33 118-12C118 9 108 23 94 23C80 23 70 9 70-12C70-33 80-48 94-48Z'
    : 'M74-44H116C121-44 122-41 121-35L118 4C117 12 114 16 108 16H84C77 16 74 12 73 5L69-34C68-41 70-44 74-44Z';
  for (const lens of [near, far]) {
    sketch.path(lens, '#dfeaf0', 0.13);
    sketch.within(lens, () => sketch.path('M-20-50L6-50L-18 26L-44 26ZM84-50L98-50L82 26L66 26Z', '#ffffff', 0.16));
    sketch.line(lens, { colour, width });
  }
  sketch.line(round ? 'M46-18C54-28 62-28 70-18' : 'M46-30C54-35 62-35 70-30', { colour, width });
  sketch.line('M-32-24C-70-30-96-32-120-28', { colour, width: width * 1.05 });
}
