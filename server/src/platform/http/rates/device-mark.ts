import { daySeconds } from '@vonk/contract/durations';
import { publicId } from '../../ids.ts';
import type { Seal } from '../../seal.ts';
import type { Exchange } from '../exchange.ts';
import { networkKey } from './network-prefix.ts';

const cookieName = 'device';
const purpose = 'device';
const lifetimeSeconds = 90 * daySeconds;

/** Whom limits per device count, and how many people that may be. */
export interface DeviceCount {
  readonly subject: string;
  readonly factor: number;
}

/** Those of a network who show no mark are several people, most of them on their first visit. */
const unmarkedFactor = 3;

/** The mark that the browser shows, if it is one that we gave. */
export function knownDevice(seal: Seal, { cookie }: Pick<Exchange, 'cookie'>): string | undefined {
  const [mark = '', signature] = (cookie(cookieName) ?? '').split('.');
  return mark !== '' && signature === seal.sign(purpose, [mark]) ? mark : undefined;
}

/**
 * Tells the browser that calls by a random mark of its own, which says nothing else and is given with the first call
 * that is limited per device. Who shows none is counted together with all of the network who show none, so that leaving
 * it away wins nothing.
 */
export const deviceMark =
  (seal: Seal, isSecure: boolean) =>
  (exchange: Exchange): DeviceCount => {
    const known = knownDevice(seal, exchange);
    if (known !== undefined) return { subject: known, factor: 1 };
    const fresh = publicId();
    exchange.setCookie(cookieName, `${fresh}.${seal.sign(purpose, [fresh])}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      maxAge: lifetimeSeconds,
    });
    return { subject: `unmarked ${networkKey(exchange.address)}`, factor: unmarkedFactor };
  };
