import { useNavigate } from '@tanstack/react-router';
import type { StaffGrant } from '@vonk/contract/admin/roles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mayAct } from '../../keyboard/may-act.ts';
import { openPlaces, places } from '../places/places.ts';

/** How long G waits for the letter of a place. */
const waitMilliseconds = 1500;

/**
 * The keys that act everywhere: Ctrl K, `?`, `/`, and G with the letter of a place. A page that takes G for itself, as
 * a queue does, takes it first.
 */
export function useHouseKeys(
  grants: readonly StaffGrant[],
  { goTo, showKeys }: { goTo: () => void; showKeys: () => void },
): void {
  const navigate = useNavigate();
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (isGoTo(event)) {
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) goTo();
      return;
    }
    if (!mayAct(event)) return;
    if (event.key === '?') return showKeys();
    if (event.key === '/' && focusSearch()) return event.preventDefault();
    const key = event.key.toLowerCase();
    const isSecond = event.timeStamp - begunAt.current < waitMilliseconds;
    const named = openPlaces(grants).find((name) => places[name].letter === key);
    begunAt.current = key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (isSecond && named) {
      event.preventDefault();
      void navigate({ to: places[named].to });
    }
  });
  useEffect(() => {
    // After the keys of the page itself, which are bound to the document.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** The field by which the page is searched, if it has one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type="search"], [role="search"] input)');
  field?.focus();
  field?.select();
  return field !== null;
}

const isGoTo = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
