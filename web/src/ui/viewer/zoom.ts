/** How a picture is held: so many times as large, and so many pixels from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the picture is shown in, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const largest = 4;

const between = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Never smaller than whole, nor moved so far that an edge comes into the box. */
function held({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const size = Math.min(largest, Math.max(1, scale));
  if (size === 1) return whole;
  return { scale: size, x: between(x, ((size - 1) * width) / 2), y: between(y, ((size - 1) * height) / 2) };
}

/** Made larger or smaller around a point, counted from the middle of the box: what lies there stays there. */
export function zoomedAt(zoom: Zoom, { scale, at, box }: { scale: number; at: Point; box: Box }): Zoom {
  const by = Math.min(largest, Math.max(1, scale)) / zoom.scale;
  return held({ scale: zoom.scale * by, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, box);
}

/** Moved with a finger. */
export const movedBy = (zoom: Zoom, by: Point, box: Box): Zoom =>
  held({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, box);
