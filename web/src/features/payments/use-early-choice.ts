import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes over what was chosen among radios before this page's script ran: the browser shows it, but nobody has heard of it. Put the ref on
 * an element around them.
 */
export function useEarlyChoice(onChoose: (value: string) => void): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const adopt = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (early && !early.defaultChecked) onChoose(early.value);
  });
  useEffect(() => adopt(), []);
  return group;
}
