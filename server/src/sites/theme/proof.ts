import { contrast } from './oklch.ts';
import type { Theme } from './theme.ts';

const surfaces = ['bg', 'surface', 'sunken', 'raised'];
const on = (text: string, least: number, backs: string[]) => backs.map((back) => ({ text, back, least }));

/** Every text and mark of a theme with what it stands on, and the contrast that it needs there (WCAG 2.2 AA, T100). */
const pairs = [
  ...on('ink', 4.5, [...surfaces, 'primary-soft', 'money-soft', 'unread-soft', 'danger-soft', 'ok-soft']),
  ...on('ink-2', 4.5, surfaces),
  ...on('ink-3', 4.5, surfaces),
  ...on('primary-text', 4.5, surfaces),
  ...on('unread-text', 4.5, surfaces),
  ...on('danger-text', 4.5, [...surfaces, 'danger-soft']),
  ...on('ok-text', 4.5, [...surfaces, 'ok-soft']),
  ...on('on-primary', 4.5, ['primary', 'primary-hover', 'primary-press']),
  ...on('on-primary-soft', 4.5, ['primary-soft']),
  ...on('on-money', 4.5, ['money']),
  ...on('on-money-soft', 4.5, ['money-soft']),
  ...on('on-unread', 4.5, ['unread']),
  ...on('on-primary', 4.5, ['danger']),
  ...on('on-fict', 4.5, ['fict']),
  ...on('on-fict-soft', 4.5, ['fict-soft']),
  ...on('primary', 3, ['bg']),
  ...on('line-strong', 3, surfaces),
  ...on('focus', 3, [...surfaces, 'primary-soft']),
  ...on('fict', 3, surfaces),
];

/** What a theme reaches: how many pairs were measured, and those below what they need, in words. */
export interface ThemeProof {
  readonly pairs: number;
  readonly weak: readonly string[];
  /** Of the text on the primary button, in the light. */
  readonly onPrimary: number;
}

/** Measures every pair of both schemes. */
export function proveTheme(theme: Theme): ThemeProof {
  const weak = (['light', 'dark'] as const).flatMap((scheme) =>
    pairs
      .map((pair) => ({ ...pair, found: contrast(theme[scheme][pair.text] ?? '', theme[scheme][pair.back] ?? '') }))
      .filter(({ found, least }) => !(found >= least))
      .map(({ text, back, found }) => `${scheme}: ${text} on ${back} is ${found.toFixed(2)}`),
  );
  const { primary = '', 'on-primary': onPrimary = '' } = theme.light;
  return { pairs: 2 * pairs.length, weak, onPrimary: contrast(onPrimary, primary) };
}
