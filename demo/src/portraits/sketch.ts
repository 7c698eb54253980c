import type { Colour } from './colour.ts';
import { round } from './geometry.ts';

/** Offset (0..1), colour, opacity (default 1). */
export type Stop = readonly [number, Colour, number?];

export type Circle = { x: number; y: number; r: number; squash?: number; turn?: number };
export type Line = { from: readonly [number, number]; to: readonly [number, number] };

/** Collects the definitions and shapes of one drawing and writes the SVG text. */
export class Sketch {
  readonly #definitions: string[] = [];
  readonly #shapes: string[] = [];

  /** A fill that runs along a line. */
  linear({ from, to }: Line, stops: readonly Stop[]): string {
    const place = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`;
    return this.#define(
      (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${written(stops)}</linearGradient>`,
    );
  }

  /** A fill that runs out from a centre; `squash` flattens it, `turn` rotates it (degrees). */
  radial({ x, y, r, squash = 1, turn = 0 }: Circle, stops: readonly Stop[]): string {
    const transform = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(1 ${squash})`;
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${round(r)}" gradientTransform="${transform}">${written(stops)}</radialGradient>`,
    );
  }

  /** A clip by one path; use it as `clip-path` of a group. */
  clip(path: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  }

  path(d: string, fill: string, opacity = 1): this {
    return this.add(`<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${thousandths(opacity)}"` : ''}/>`);
  }

  line(d: string, stroke: { colour: string; width: number; opacity?: number }): this {
    const { colour, width, opacity = 1 } = stroke;
    return this.add(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${thousandths(opacity)}"` : ''}/>`,
    );
  }

  /** A line with soft edges, out of lines of falling width; a filter would cost a copy of the whole picture. */
  softLine(d: string, { colour, width, opacity = 1 }: { colour: string; width: number; opacity?: number }): this {
    const steps = 7;
    const each = 1 - (1 - opacity) ** (1 / steps);
    for (let step = 0; step < steps; step += 1)
      this.line(d, { colour, width: width * (2 - (step * 1.8) / (steps - 1)), opacity: each });
    return this;
  }

  ellipse({ x, y, r, squash = 1, turn = 0 }: Circle, fill: string, opacity = 1): this {
    const turned = turn === 0 ? '' : ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"`;
    return this.add(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * squash)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${thousandths(opacity)}"` : ''}${turned}/>`,
    );
  }

  /** A soft spot: full in the middle, gone at the edge. */
  glow(circle: Circle, colour: Colour, opacity: number): this {
    const fill = this.radial({ ...circle, turn: 0 }, [
      [0, colour, opacity],
      [0.45, colour, opacity * 0.62],
      [0.75, colour, opacity * 0.18],
      [1, colour, 0],
    ]);
    return this.ellipse(circle, fill);
  }

  /** Everything drawn inside `draw` is wrapped in a group with these attributes. */
  group(attributes: string, draw: () => void): this {
    this.add(`<g ${attributes}>`);
    draw();
    return this.add('</g>');
  }

  /** Everything drawn inside `draw` shows only within the path. */
  within(path: string, draw: () => void): this {
    return this.group(`clip-path="${this.clip(path)}"`, draw);
  }

  add(shape: string): this {
    this.#shapes.push(shape);
    return this;
  }

  /** The whole drawing as SVG text. */
  toSvg(width: number, height: number): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${this.#shapes.join('')}</svg>`;
  }

  #define(write: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(write(id));
    return `url(#${id})`;
  }
}

function written(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${thousandths(opacity)}"` : ''}/>`,
    )
    .join('');
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
