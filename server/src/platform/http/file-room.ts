import { refuse } from '../refusal.ts';
import type { LimitedCall } from './rates/gate.ts';

const megabyte = 1024 * 1024;

/** How large a file may be that is sent to us. */
export const maxFileBytes = 15 * megabyte;
/** What all files that members are sending at one moment may take of a process's memory. */
export const fileRoomBytes = 20 * maxFileBytes;
/** How much of that one member may take, so that a few slow lines keep nobody else from sending. */
export const ownRoomBytes = 4 * maxFileBytes;
const busySeconds = 5;

let taken = 0;
const takenBy = new Map<string, number>();

/**
 * Takes room for the file of a call, from before it is read until the call is answered, as large as it says it is;
 * answers how to give it back. Refuses the call where there is none: many photos at once make senders wait, and nobody
 * else. To be asked before the call is counted.
 */
export function takeFileRoom({ header, rateKey }: Pick<LimitedCall, 'header' | 'rateKey'>): () => void {
  const said = Number(header('content-length') ?? maxFileBytes);
  // What says more is refused as soon as it is read.
  const bytes = said >= 0 && said < maxFileBytes ? said : maxFileBytes;
  const own = takenBy.get(rateKey) ?? 0;
  if (taken + bytes > fileRoomBytes || own + bytes > ownRoomBytes)
    refuse('briefly_unavailable', { details: { seconds: busySeconds } });
  const change = (by: number) => {
    taken += by;
    const left = (takenBy.get(rateKey) ?? 0) + by;
    if (left > 0) takenBy.set(rateKey, left);
    else takenBy.delete(rateKey);
  };
  change(bytes);
  return () => change(-bytes);
}
