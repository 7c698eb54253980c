import { useEffect, useEffectEvent } from 'react';
import { mayAct } from './may-act.ts';

/** What a key does, by its name as `KeyboardEvent.key` has it, letters in lower case: `g`, `1`, `ArrowDown`. */
export type Keys = Readonly<Partial<Record<string, () => void>>>;

/** Acts on keys while `isActive`, wherever `mayAct` lets them; what it acts on goes to nobody else. */
export function useKeys(keys: Keys, isActive = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !mayAct(event)) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isActive]);
}
