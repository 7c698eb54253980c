import { expect, test } from 'vitest';
import { meantCity } from './meant-city.ts';

const offered = (...names: string[]) => names.map((name) => ({ name }));

test('a place that was typed and not chosen is the one of that name, or the only one offered', () => {
  expect(meantCity(' amersfoort', offered('Amersfoort', 'Amersfoort-Noord'))?.name).toBe('Amersfoort');
  expect(meantCity('Lodz', offered('Łódź'))?.name).toBe('Łódź');
  expect(meantCity('Amersfo', offered('Amersfoort'))?.name).toBe('Amersfoort');
});

test('what could be several places, or none, is not guessed', () => {
  expect(meantCity('Amers', offered('Amersfoort', 'Amerstol'))).toBeUndefined();
  expect(meantCity('Bergen', offered('Bergen', 'Bergen'))).toBeUndefined();
  expect(meantCity('Xyz', [])).toBeUndefined();
});
