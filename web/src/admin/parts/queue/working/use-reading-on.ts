import { useEffect, useEffectEvent } from 'react';

/** With so few left the list is read again, so that the next ones stand there before one comes to them. */
const few = 25;

interface ReadingOn {
  /** The list as it was read last: how many it has, how many wait in all, and when it was asked for. */
  readonly listed: number;
  readonly open: number;
  readonly askedAt: number;
  /** How many of it are still to be decided, and how many of these were not put off. */
  readonly shown: number;
  readonly ahead: number;
  /** Whether a decision is under way to the server. */
  readonly isSending: boolean;
  readAgain(): void;
}

/**
 * Reads the list of a queue on while somebody works through it faster than it is read by itself. Answers whether it is
 * being read because nothing of it is left: that all is done only the server says.
 */
export function useReadingOn(reading: ReadingOn): boolean {
  const { listed, open, askedAt, shown, ahead, isSending } = reading;
  const isUsedUp = shown === 0 && listed > 0;
  const mustRead = isUsedUp ? !isSending : ahead <= few && open > listed;
  const readAgain = useEffectEvent(reading.readAgain);
  // Where nothing is left, an answer that was asked for before the last decision arrived is not the one. Otherwise once
  // for each that is decided: a list that has less than it counts is not asked for without end.
  const since = isUsedUp ? askedAt : 0;
  useEffect(() => {
    if (mustRead) readAgain();
  }, [mustRead, ahead, since]);
  return isUsedUp;
}
