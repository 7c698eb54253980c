import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from './oklch.ts';
import { proveTheme } from './proof.ts';
import { deriveTheme, themeCss, UnreadableColourError } from './theme.ts';

const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('a theme', () => {
  test.each([
    ['Avondrood', '#9b2246', { light: '#9b2246', dark: '#b83f5d', text: '#ae3555' }],
    ['Dichterbij', '#0f6b6e', { light: '#0f6b6e', dark: '#2b7e81', text: '#136d70' }],
    ['Kom Binnen', '#f28a1e', { light: '#af5f00', dark: '#af5f00', text: '#955001' }],
    ['Maanlicht', '#4b4bc8', { light: '#4b4bc8', dark: '#595cdb', text: '#5052cf' }],
  ])('of %s has the drawn colours and every contrast', (_, primary, drawn) => {
    const theme = deriveTheme(primary);
    expect({ light: theme.light.primary, dark: theme.dark.primary, text: theme.light['primary-text'] }).toEqual(drawn);
    expect(proveTheme(theme).weak).toEqual([]);
  });

  test('T100: reaches every contrast for any host colour, and for any yellow and unread colour', () => {
    fc.assert(
      fc.property(hexColour, hexColour, hexColour, (primary, unread, yellow) => {
        expect(proveTheme(deriveTheme(primary, { unread, yellow })).weak).toEqual([]);
      }),
      {
        numRuns: 300,
        examples: [
          ['#000000', '#000000', '#000000'],
          ['#ffffff', '#ffffff', '#ffffff'],
          ['#0000ff', '#0000ff', '#0000ff'],
          ['#ffff00', '#00ff00', '#808080'],
        ],
      },
    );
  });

  test('keeps the fictional mark, danger and done alike on every host', () => {
    const [wine, petrol] = [deriveTheme('#9b2246'), deriveTheme('#0f6b6e')];
    for (const scheme of ['light', 'dark'] as const)
      for (const token of ['fict', 'on-fict', 'fict-soft', 'danger', 'ok-soft', 'money'])
        expect(wine[scheme][token]).toBe(petrol[scheme][token]);
  });

  test('moves the unread colour away from a primary colour of its own hue', () => {
    const hue = (primary: string) => oklchOf(deriveTheme(primary).light.unread!).hue;
    expect(hue('#9b2246')).toBeCloseTo(oklchOf('#0b7076').hue, -1);
    expect(hue('#0f6b6e')).toBeCloseTo(255, -1);
    expect(oklchOf(deriveTheme('#2060c0', { unread: '#2d74ca' }).light.unread!).hue).toBeCloseTo(12, -1);
  });

  test('shows a pressed button apart from a resting one, however dark the host', () => {
    for (const primary of ['#000000', '#111111', '#9b2246']) {
      const { light } = deriveTheme(primary);
      expect(contrast(light.primary!, light['primary-press']!)).toBeGreaterThan(1.1);
    }
  });

  test('whose text cannot be read is named by its pair', () => {
    const theme = deriveTheme('#9b2246');
    const { weak } = proveTheme({ ...theme, dark: { ...theme.dark, ink: theme.dark['surface']! } });
    expect(weak).toContain('dark: ink on surface is 1.00');
  });

  test('refuses what is no colour', () => {
    expect(() => deriveTheme('wijnrood')).toThrow(UnreadableColourError);
  });

  test('becomes CSS for light, for the device in the dark and for a chosen dark', () => {
    const css = themeCss({ light: { bg: '#ffffff' }, dark: { bg: '#000000' } });
    expect(css).toBe(
      ':root,[data-scheme=light]{--bg:#ffffff;}\n@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#000000;}}\n:root[data-theme=dark],[data-scheme=dark]{--bg:#000000;}',
    );
  });

  test('of the default host is what the web app falls back to', () => {
    const css = readFileSync(
      new URL('../../../../web/src/ui/styles/foundation/host.css', import.meta.url),
      'utf8',
    ).replaceAll(/\s+/g, ' ');
    const { light, dark } = deriveTheme('#9b2246');
    for (const tokens of [light, dark])
      expect(css).toContain(
        Object.entries(tokens)
          .map(([name, value]) => `--${name}: ${value};`)
          .join(' '),
      );
  });
});

describe('a colour', () => {
  test('survives the way to OKLCH and back', () => {
    fc.assert(
      fc.property(hexColour, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
      { numRuns: 300 },
    );
  });

  test('that no screen shows loses chroma, not lightness', () => {
    const shown = oklchOf(hexOf({ lightness: 0.7, chroma: 0.4, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.7, 1);
    expect(shown.chroma).toBeLessThan(0.4);
  });

  test('has a contrast of 21 between black and white and 1 with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#9b2246', '#9b2246')).toBe(1);
  });
});
