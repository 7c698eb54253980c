import { useRef, type PointerEvent } from 'react';

const closingDistance = 96;

/**
 * Lets a sheet be dragged down by its grab handle and closed when it went far enough. The close button does the same.
 */
export function useSheetDrag(onClose: () => void) {
  const startY = useRef<number | undefined>(undefined);
  const distance = ({ clientY }: PointerEvent): number => Math.max(0, clientY - (startY.current ?? clientY));
  const move = ({ currentTarget }: PointerEvent, px: number): void => {
    const sheet = currentTarget.closest('dialog');
    if (sheet) sheet.style.translate = px === 0 ? '' : `0 ${px}px`;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current !== undefined) move(event, distance(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar = distance(event) > closingDistance;
      startY.current = undefined;
      move(event, 0);
      if (isFar) onClose();
    },
    onPointerCancel: (event: PointerEvent) => {
      startY.current = undefined;
      move(event, 0);
    },
  };
}
