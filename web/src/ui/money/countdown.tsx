import { useEffect, useEffectEvent, useState } from 'react';
import { hourSeconds } from '@vonk/contract/durations';

type CountdownProps = {
  /** Instants in milliseconds since 1970, by the server's clock. */
  endsAt: number;
  /** The server's time of the first render, so that browser and server draw the same. */
  startsAt: number;
  /** The server's time now: the browser's clock and its offset. */
  now: () => number;
  /** The spoken rest, refreshed each minute: "Nog 2 uur en 14 minuten". */
  label: (hours: number, minutes: number) => string;
  /** In the tick in which it ends. */
  onEnd?: (() => void) | undefined;
};

/** Time left until a real end; it disappears at zero. Beside it stand the end time and what follows. */
export function Countdown({ endsAt, startsAt, now, label, onEnd }: CountdownProps) {
  const seconds = useSecondsLeft({ endsAt, startsAt, now, onEnd });
  if (seconds <= 0) return null;
  const [hours, minutes] = [Math.floor(seconds / hourSeconds), Math.floor((seconds % hourSeconds) / 60)];
  return (
    <span className="countdown" role="timer" aria-live="off" aria-label={label(hours, minutes)}>
      <b>{twoDigits(hours)}</b>:<b>{twoDigits(minutes)}</b>:<b>{twoDigits(seconds % 60)}</b>
    </span>
  );
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const secondsBetween = (from: number, to: number): number => Math.max(0, Math.ceil((to - from) / 1000));

function useSecondsLeft({ endsAt, startsAt, now, onEnd }: Omit<CountdownProps, 'label'>): number {
  const [seconds, setSeconds] = useState(() => secondsBetween(startsAt, endsAt));
  const tick = useEffectEvent((end: number): number => {
    const left = secondsBetween(now(), end);
    setSeconds(left);
    if (left === 0) onEnd?.();
    return left;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      if (tick(endsAt) > 0) timer = setTimeout(next, 1000);
    };
    next();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return seconds;
}
