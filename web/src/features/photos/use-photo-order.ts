import type { OwnPhoto } from '@vonk/contract/photos';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** What a tile's handle does: dragging with mouse or finger, and arrow keys. */
export interface Handle {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface Order {
  /** Gets the ids once a photo is let go. */
  keep(ids: readonly string[]): void;
  /** Hears the place a photo came to, counted from 1. */
  say(place: number): void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface Drag {
  readonly id: string;
  readonly order: readonly string[];
  /** What stood there when it was taken up: an answer of the server may come in the midst of it. */
  readonly begun: readonly string[];
}

/** Puts photos in another order by dragging a handle or by its arrow keys. */
export function usePhotoOrder(photos: readonly OwnPhoto[], { keep, say }: Order) {
  const [drag, show] = useState<Drag>();
  // What was dragged last counts when it is let go, also where it was not drawn yet.
  const dragged = useRef<Drag>(undefined);
  const setDrag = (next: Drag | undefined) => {
    dragged.current = next;
    show(next);
  };
  const ids = photos.map(({ id }) => id);
  const moved = (order: readonly string[], id: string, to: number): readonly string[] => {
    const next = order.filter((other) => other !== id);
    next.splice(Math.min(Math.max(to, 0), order.length - 1), 0, id);
    return next;
  };
  const step = (id: string, by: number) => {
    const next = moved(ids, id, ids.indexOf(id) + by);
    if (next.indexOf(id) === ids.indexOf(id)) return;
    say(next.indexOf(id) + 1);
    keep(next);
  };
  const over = (id: string, { clientX, clientY }: PointerEvent) => {
    const other = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]')?.dataset['photo'];
    const from = dragged.current;
    if (from?.id !== id || other === undefined || other === id) return;
    const order = moved(from.order, id, from.order.indexOf(other));
    say(order.indexOf(id) + 1);
    setDrag({ ...from, order });
  };
  const letGo = () => {
    const last = dragged.current;
    setDrag(undefined);
    if (last?.order.some((id, at) => id !== last.begun[at])) keep(last.order);
  };
  const handleOf = (id: string): Handle => ({
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, order: ids, begun: ids });
    },
    onPointerMove: (event) => over(id, event),
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event) => {
      const by = steps[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(id, by);
    },
  });
  return {
    handleOf,
    step,
    /**
     * While dragging: where the tile lies, before all that has no place. The elements stay, or the pointer would lose
     * its handle.
     */
    placeOf: (id: string): number | undefined => drag && drag.order.indexOf(id) - drag.order.length,
    isDragged: (id: string): boolean => drag?.id === id,
  };
}
