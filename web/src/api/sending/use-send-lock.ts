import { useRef } from 'react';

/**
 * Lets one send through at a time. A mutation says that it is pending a moment later: too late for the second press of
 * a double click.
 */
export function useSendLock(): { isTaken(): boolean; take(): void; release(): void } {
  const isTaken = useRef(false);
  return {
    isTaken: () => isTaken.current,
    take: () => void (isTaken.current = true),
    release: () => void (isTaken.current = false),
  };
}
