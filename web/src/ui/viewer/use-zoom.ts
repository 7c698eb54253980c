import { type PointerEvent, useRef, useState } from 'react';
import { movedBy, type Point, whole, type Zoom, zoomedAt } from './zoom.ts';

/** A finger that went so far to the side goes on to the next photo, in pixels. */
const farEnough = 60;
const closeUp = 2.5;

interface Touch {
  readonly fingers: Map<number, Point>;
  /** Where the first one came down; undefined once there were two, or the picture was moved. */
  swipeFrom: Point | undefined;
}

/**
 * Holds one picture: two fingers make it larger, one moves what is larger, or goes on to another where it is whole; a
 * double press makes it larger or whole again. `move` takes how many photos to go on. What is locked stays as it is,
 * and is only gone past.
 */
export function useZoom(move: (by: number) => void, isLocked: boolean) {
  const [zoom, setZoom] = useState(whole);
  // Several fingers may move before the picture is drawn anew.
  const latest = useRef(whole);
  const take = (next: Zoom) => {
    latest.current = next;
    setZoom(next);
  };
  const touch = useRef<Touch>({ fingers: new Map(), swipeFrom: undefined });
  const end = ({ pointerId }: PointerEvent) => {
    touch.current.fingers.delete(pointerId);
  };
  return {
    zoom,
    hold: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { fingers } = touch.current;
        fingers.set(event.pointerId, pointOf(event));
        touch.current.swipeFrom = fingers.size === 1 && latest.current.scale === 1 ? pointOf(event) : undefined;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const next = dragged(latest.current, touch.current.fingers, event);
        if (next && !isLocked) take(next);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const far = touch.current.swipeFrom ? pointOf(event).x - touch.current.swipeFrom.x : 0;
        touch.current.swipeFrom = undefined;
        end(event);
        if (Math.abs(far) > farEnough) move(far > 0 ? -1 : 1);
      },
      onPointerCancel: end,
      onDoubleClick: (event: { clientX: number; clientY: number; currentTarget: HTMLElement }) => {
        if (isLocked) return;
        const { at, box } = within(event);
        take(latest.current.scale > 1 ? whole : zoomedAt(latest.current, { scale: closeUp, at, box }));
      },
    },
  };
}

/** The picture after one of the fingers moved; undefined where that changes nothing. */
function dragged(zoom: Zoom, fingers: Map<number, Point>, event: PointerEvent<HTMLElement>): Zoom | undefined {
  const before = fingers.get(event.pointerId);
  if (!before) return undefined;
  const now = pointOf(event);
  fingers.set(event.pointerId, now);
  const { at, box } = within(event);
  const by = { x: now.x - before.x, y: now.y - before.y };
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (!other) return zoom.scale > 1 ? movedBy(zoom, by, box) : undefined;
  // Between the two fingers; half the way that one of them went.
  const middle = { x: at.x + (other.x - now.x) / 2, y: at.y + (other.y - now.y) / 2 };
  const scale = (zoom.scale * apart(now, other)) / Math.max(1, apart(before, other));
  return movedBy(zoomedAt(zoom, { scale, at: middle, box }), { x: by.x / 2, y: by.y / 2 }, box);
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where it happened, counted from the middle of what it happened in. */
function within({ clientX, clientY, currentTarget }: { clientX: number; clientY: number; currentTarget: HTMLElement }) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { at: { x: clientX - left - width / 2, y: clientY - top - height / 2 }, box: { width, height } };
}
