import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appearanceOf, mensHair, womensHair, type Appearance } from './appearance.ts';
import { drawPortrait } from './draw-portrait.ts';
import { renderPortrait } from './render-portrait.ts';

const anna = appearanceOf({ seed: 'anna', gender: 'female', age: 43 });
const bram = appearanceOf({ seed: 'bram', gender: 'male', age: 57 });

describe('drawing a portrait', () => {
  it('draws the same picture for the same person and variant', () => {
    expect(drawPortrait(anna, 3)).toBe(drawPortrait(appearanceOf({ seed: 'anna', gender: 'female', age: 43 }), 3));
  });

  it('draws another picture for every variant of one person', () => {
    const pictures = Array.from({ length: 25 }, (_, variant) => drawPortrait(bram, variant));
    expect(new Set(pictures).size).toBe(25);
  });

  it('keeps skin, hair and eyes of one person in all variants', () => {
    for (const person of [anna, bram]) {
      for (let variant = 0; variant < 6; variant += 1) {
        const picture = drawPortrait(person, variant);
        for (const colour of [person.skin, person.hair, person.eyes]) expect(picture).toContain(`fill="${colour}"`);
      }
    }
  });

  it('makes different people of different seeds', () => {
    const faces = Array.from({ length: 60 }, (_, index) =>
      JSON.stringify(appearanceOf({ seed: `member-${index}`, gender: 'female', age: 40 }).face),
    );
    expect(new Set(faces).size).toBe(60);
  });

  it('draws every hair style in profile and half turned without an undefined number', () => {
    const heads: Appearance[] = [
      ...womensHair.map((hairStyle) => ({ ...anna, hairStyle })),
      ...mensHair.map((hairStyle) => ({ ...bram, hairStyle })),
    ];
    for (const head of heads) {
      for (let variant = 0; variant < 6; variant += 1)
        expect(drawPortrait(head, variant)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('rendering a portrait', () => {
  it('gives a picture of the asked size that decodes and is not of one colour', async () => {
    const picture = await renderPortrait(drawPortrait(anna, 0), 480, 600);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 600, format: 'webp' });
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });

  it('refuses a text that is no drawing', async () => {
    await expect(renderPortrait('no drawing', 48, 60)).rejects.toThrow('unsupported image format');
  });
});
