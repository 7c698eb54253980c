import { useRef, type PointerEvent } from 'react';

export type Swipe = 'like' | 'pass';

const deciding = 96;

/**
 * Lets a card be dragged to the right to like, to the left to pass; the buttons do the same. A card that did not go far
 * enough goes back.
 */
export function useSwipeDrag(onSwipe: (way: Swipe) => void) {
  const startX = useRef<number | undefined>(undefined);
  const distance = ({ clientX }: PointerEvent): number => clientX - (startX.current ?? clientX);
  // How it looks is the sheet's: how far the card is, and how far from deciding, to the left below 0.
  const move = ({ currentTarget }: PointerEvent, px: number): void => {
    const card = currentTarget as HTMLElement;
    card.style.setProperty('--far', `${px}px`);
    card.style.setProperty('--pull', String(Math.max(-1, Math.min(1, px / deciding))));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== undefined) move(event, distance(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const far = distance(event);
      startX.current = undefined;
      move(event, 0);
      if (Math.abs(far) > deciding) onSwipe(far > 0 ? 'like' : 'pass');
    },
    onPointerCancel: (event: PointerEvent) => {
      startX.current = undefined;
      move(event, 0);
    },
  };
}
