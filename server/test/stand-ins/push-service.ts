import { openPushService, type PushService } from './push-browsers.ts';
import { atEnd } from '../ends/at-end.ts';

/** A push service with its browsers, for one file of tests. */
export async function startPushService(): Promise<PushService> {
  const { close, ...service } = await openPushService();
  atEnd(close);
  return service;
}
