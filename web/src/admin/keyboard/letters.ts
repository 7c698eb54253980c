import { useSyncExternalStore } from 'react';

const key = 'admin_letters';
const listeners = new Set<() => void>();

const read = (): boolean => localStorage.getItem(key) !== 'off';

/** Whether single letters act in this browser; who dictates turns them off (WCAG 2.1.4). */
export const areLettersOn = read;

export function switchLetters(on: boolean): void {
  localStorage.setItem(key, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export const useLetters = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, read);
