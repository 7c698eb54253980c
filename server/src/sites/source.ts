import { type Tracking, trackingCookie, trackingIn } from '@vonk/contract/tracking';
import type { Exchange } from '../platform/http/exchange.ts';

/**
 * What first brought a visitor here, as their browser keeps it with consent for 30 days (SITE-3); empty where it keeps
 * nothing.
 */
export const sourceOf = (call: Pick<Exchange, 'cookie'>): Tracking => trackingIn(call.cookie(trackingCookie) ?? '');
