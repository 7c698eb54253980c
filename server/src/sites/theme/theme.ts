import { contrast, hexOf, oklchOf, type Oklch } from './oklch.ts';

/** One scheme of a host's theme: token name (without `--`) to CSS colour. */
export type ThemeTokens = Record<string, string>;
export type Theme = { light: ThemeTokens; dark: ThemeTokens };
type Scheme = keyof Theme;

/** No lightness of a colour reaches the contrast it needs: the host colour cannot be used. */
export class UnreadableColourError extends Error {}

const defaultUnread = '#0b7076';
const defaultYellow = '#f4c542';
const white = '#ffffff';

/**
 * Derives a whole theme from a host's primary colour (`#rrggbb`, as are `unread` and `yellow`): neutrals with a trace
 * of its hue, fills that carry white text, and every text colour darkened or lightened until it reaches its contrast
 *. Throws UnreadableColourError when no lightness does.
 */
export function deriveTheme(primary: string, { unread = defaultUnread, yellow = defaultYellow } = {}): Theme {
  const host = oklchOf(primary);
  const derive = (scheme: Scheme): ThemeTokens => {
    const surfaces = surfacesOf(host, scheme);
    const palette: Palette = { host, scheme, backs: [surfaces.bg, surfaces.surface, surfaces.sunken, surfaces.raised] };
    return {
      ...surfaces,
      ...inksOf(palette),
      ...primariesOf(palette),
      ...moneyOf(oklchOf(yellow), scheme),
      ...unreadsOf(palette, oklchOf(unread)),
      ...signalsOf(palette),
      ...fictionalOf[scheme],
      focus: surfaces.ink,
      'focus-gap': surfaces.surface,
      scrim: scheme === 'dark' ? 'rgb(8 4 8 / 0.68)' : 'rgb(32 16 26 / 0.52)',
    };
  };
  return { light: derive('light'), dark: derive('dark') };
}

/**
 * The theme as CSS: light by default, dark with the device or by `data-theme` on the root element. `data-scheme` on any
 * element keeps a part of a page light or dark.
 */
export function themeCss({ light, dark }: Theme): string {
  const rules = (tokens: ThemeTokens): string =>
    Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value};`)
      .join('');
  return [
    `:root,[data-scheme=light]{${rules(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${rules(dark)}}}`,
    `:root[data-theme=dark],[data-scheme=dark]{${rules(dark)}}`,
  ].join('\n');
}

type Palette = { host: Oklch; scheme: Scheme; backs: string[] };
type Search = { from: number; chroma: number; hue: number; least: number; backs: string[]; lighter?: boolean };

const step = 0.004;

/** Walks from a lightness until the colour reaches `least` contrast on every background. */
function reach({ from, chroma, hue, least, backs, lighter = false }: Search): Oklch & { hex: string } {
  for (let lightness = from; lightness > 0.05 && lightness < 0.99; lightness += lighter ? step : -step) {
    const hex = hexOf({ lightness, chroma, hue });
    if (backs.every((back) => contrast(hex, back) >= least)) return { lightness, chroma, hue, hex };
  }
  throw new UnreadableColourError(`No lightness of hue ${hue.toFixed(0)} reaches a contrast of ${least}.`);
}

/** Neutrals take at most a third of the host's chroma, so that a grey host stays grey. */
const neutralChroma = (host: Oklch, most: number): number => Math.min(most, host.chroma * 0.3);

const neutrals = {
  light: {
    bg: [0.974, 0.006],
    surface: [0.996, 0.002],
    sunken: [0.947, 0.01],
    raised: [0.999, 0.001],
    line: [0.885, 0.014],
    ink: [0.225, 0.036],
  },
  dark: {
    bg: [0.192, 0.02],
    surface: [0.234, 0.023],
    sunken: [0.165, 0.018],
    raised: [0.278, 0.026],
    line: [0.35, 0.026],
    ink: [0.955, 0.01],
  },
} as const;

function surfacesOf(host: Oklch, scheme: Scheme) {
  const neutral = ([lightness, chroma]: readonly [number, number]): string =>
    hexOf({ lightness, chroma: neutralChroma(host, chroma), hue: host.hue });
  const { bg, surface, sunken, raised, line, ink } = neutrals[scheme];
  return {
    bg: neutral(bg),
    surface: neutral(surface),
    sunken: neutral(sunken),
    raised: neutral(raised),
    line: neutral(line),
    ink: neutral(ink),
    'on-primary': white,
  };
}

function inksOf({ host, scheme, backs }: Palette): ThemeTokens {
  const dark = scheme === 'dark';
  const ink = (from: number, least: number): string =>
    reach({ from, chroma: neutralChroma(host, 0.03), hue: host.hue, least, backs, lighter: dark }).hex;
  return {
    'ink-2': ink(dark ? 0.7 : 0.5, 7),
    'ink-3': ink(dark ? 0.56 : 0.6, 4.6),
    'line-strong': ink(dark ? 0.4 : 0.75, 3.1),
  };
}

/** Below this lightness a fill gets lighter when pressed, as it cannot get visibly darker. */
const darkestFill = 0.25;

function primariesOf({ host, scheme, backs }: Palette): ThemeTokens {
  const dark = scheme === 'dark';
  const { hue } = host;
  const chroma = Math.min(host.chroma, 0.19);
  const start = Math.max(dark ? 0.545 : 0.1, Math.min(host.lightness, 0.62));
  const fill = reach({ from: start, chroma, hue, least: 4.7, backs: [white] });
  const pressed = (by: number): string =>
    hexOf({ ...fill, lightness: fill.lightness + (fill.lightness < darkestFill ? by : -by) });
  const soft = hexOf(
    dark
      ? { lightness: 0.315, chroma: Math.min(chroma, 0.062), hue }
      : { lightness: 0.936, chroma: Math.min(chroma, 0.022), hue },
  );
  const text = {
    from: dark ? 0.66 : 0.56,
    chroma: Math.min(chroma, dark ? 0.13 : 0.19),
    hue,
    least: 5.2,
    backs,
    lighter: dark,
  };
  const onSoft = {
    from: dark ? 0.8 : 0.42,
    chroma: Math.min(chroma, dark ? 0.06 : 0.12),
    hue,
    least: 7,
    backs: [soft],
    lighter: dark,
  };
  return {
    primary: fill.hex,
    'primary-hover': pressed(0.055),
    'primary-press': pressed(0.095),
    'primary-text': reach(text).hex,
    'primary-soft': soft,
    'on-primary-soft': reach(onSoft).hex,
  };
}

function moneyOf(yellow: Oklch, scheme: Scheme): ThemeTokens {
  const dark = scheme === 'dark';
  const { hue } = yellow;
  const soft = hexOf(
    dark ? { lightness: 0.315, chroma: 0.05, hue: hue - 4 } : { lightness: 0.955, chroma: 0.05, hue: hue + 3 },
  );
  const onSoft = {
    from: dark ? 0.82 : 0.44,
    chroma: dark ? 0.09 : 0.075,
    hue: hue - 12,
    least: 7,
    backs: [soft],
    lighter: dark,
  };
  return {
    money: hexOf({ lightness: dark ? 0.84 : 0.862, chroma: Math.min(yellow.chroma, 0.155), hue }),
    'on-money': hexOf({ lightness: 0.24, chroma: 0.04, hue: hue - 25 }),
    'money-soft': soft,
    'on-money-soft': reach(onSoft).hex,
  };
}

const hueGap = (one: number, other: number): number => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));
const [blueHue, wineHue, nearestHues] = [255, 12, 40];

/**
 * The colour of what is new must not be taken for the primary one: too near, it becomes blue, or wine on a blue host.
 */
function unreadBeside(host: Oklch, unread: Oklch): { chroma: number; hue: number } {
  if (hueGap(host.hue, unread.hue) >= nearestHues) return { chroma: Math.min(unread.chroma, 0.16), hue: unread.hue };
  return { chroma: 0.15, hue: hueGap(host.hue, blueHue) < nearestHues ? wineHue : blueHue };
}

function unreadsOf({ host, scheme, backs }: Palette, unread: Oklch): ThemeTokens {
  const dark = scheme === 'dark';
  const { chroma, hue } = unreadBeside(host, unread);
  return {
    unread: reach({ from: 0.58, chroma, hue, least: 4.7, backs: [white] }).hex,
    'on-unread': white,
    'unread-text': reach({ from: dark ? 0.66 : 0.56, chroma, hue, least: 4.9, backs, lighter: dark }).hex,
    'unread-soft': hexOf({ lightness: dark ? 0.29 : 0.952, chroma: Math.min(dark ? 0.045 : 0.018, chroma), hue }),
  };
}

function signalsOf({ scheme, backs }: Palette): ThemeTokens {
  const dark = scheme === 'dark';
  return {
    danger: reach({ from: 0.6, chroma: 0.2, hue: 29, least: 4.7, backs: [white] }).hex,
    'danger-text': reach({
      from: dark ? 0.66 : 0.56,
      chroma: dark ? 0.15 : 0.19,
      hue: 29,
      least: 5,
      backs,
      lighter: dark,
    }).hex,
    'danger-soft': hexOf(
      dark ? { lightness: 0.285, chroma: 0.06, hue: 27 } : { lightness: 0.952, chroma: 0.028, hue: 24 },
    ),
    'ok-text': reach({ from: dark ? 0.66 : 0.52, chroma: 0.11, hue: 152, least: 5, backs, lighter: dark }).hex,
    'ok-soft': hexOf(
      dark ? { lightness: 0.285, chroma: 0.04, hue: 155 } : { lightness: 0.952, chroma: 0.024, hue: 155 },
    ),
  };
}

/** The mark of a fictional profile is the same on every host. */
const fictionalOf: Record<Scheme, ThemeTokens> = {
  light: { fict: '#241f2b', 'on-fict': '#ffffff', 'fict-soft': '#ece9f0', 'on-fict-soft': '#241f2b' },
  dark: { fict: '#f3eff6', 'on-fict': '#1b1722', 'fict-soft': '#322c3a', 'on-fict-soft': '#f3eff6' },
};
