import type { Glasses } from '../appearance.ts';
import type { Sketch } from '../sketch.ts';
import type { Sitter } from './head.ts';

const frames: Record<Exclude<Glasses, 'none'>, { colour: string; width: number; lens: string }> = {
  round: {
    colour: '#4a3324',
    width: 5,
    lens: 'M118-40C134-40 142-28 142-12C142 6 134 18 119 18C105 18 98 4 98-12C98-28 105-40 118-40Z',
  },
  square: {
    colour: '#1d1b20',
    width: 6.5,
    lens: 'M99-38L138-36C142-36 144-33 143-28L140 6C140 11 137 13 132 13L108 13C102 13 99 10 98 4L95-32C95-36 96-38 99-38Z',
  },
  thin: {
    colour: '#b49a63',
    width: 3,
    lens: 'M102-36L137-34C141-34 142-31 141-27L138 4C137 9 134 11 128 11L110 11C104 11 101 8 100 2L97-30C97-34 99-36 102-36Z',
  },
};

/** Colour and thickness of a frame; undefined without glasses. */
export function frameOf(glasses: Glasses): { colour: string; width: number } | undefined {
  return glasses === 'none' ? undefined : frames[glasses];
}

/** Glasses seen from the side: lens, reflection, bridge and temple to the ear. */
export function drawGlasses(sketch: Sketch, { person, bones }: Sitter): void {
  if (person.glasses === 'none') return;
  const { colour, width, lens } = frames[person.glasses];
  sketch.path(lens, '#dfeaf0', 0.16);
  sketch.within(lens, () => sketch.path('M104-40L122-40L108 20L90 20Z', '#ffffff', 0.2));
  sketch.line(lens, { colour, width });
  sketch.line(`M141-22Q${bones.eyeEdge[0] + 8}-28 ${bones.eyeEdge[0] + 10}-16`, { colour, width: width * 0.8 });
  sketch.line('M97-24C60-32 30-34 4-30', { colour, width: width * 1.05 });
  sketch.line('M97-21C60-28 30-30 10-26', { colour: '#000000', width: 3, opacity: 0.14 });
}
