/**
 * A colour in OKLCH: lightness 0-1, chroma from 0, hue in degrees (B. Ottosson, "A perceptual color space for image
 * processing").
 */
export type Oklch = { lightness: number; chroma: number; hue: number };

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

type Rgb = readonly [red: number, green: number, blue: number];
const channel = (hex: string, at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linearRgb = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

/** The OKLCH colour of `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const y = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const z = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(y, z), hue: ((Math.atan2(z, y) * 180) / Math.PI + 360) % 360 };
}

function linearOf({ lightness, chroma, hue }: Oklch): Rgb {
  const y = chroma * Math.cos((hue * Math.PI) / 180);
  const z = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * y + 0.2158037573 * z) ** 3;
  const m = (lightness - 0.1055613458 * y - 0.0638541728 * z) ** 3;
  const s = (lightness - 0.0894841775 * y - 1.291485548 * z) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** The `#rrggbb` nearest to a colour: what the screen cannot show loses chroma, never lightness or hue. */
export function hexOf(colour: Oklch): string {
  let { chroma } = colour;
  let rgb = linearOf(colour);
  while (!isInGamut(rgb) && chroma > 0) {
    chroma = Math.max(0, chroma - 0.002);
    rgb = linearOf({ ...colour, chroma });
  }
  const byte = (v: number): string => Math.round(toGamma(Math.min(1, Math.max(0, v))) * 255).toString(16);
  return `#${rgb.map((v) => byte(v).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
