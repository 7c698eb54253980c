import { afterAll } from 'vitest';
import { openPushService, type PushService } from './push-browsers.ts';

/** A push service with its browsers, for one file of tests. */
export async function startPushService(): Promise<PushService> {
  const { close, ...service } = await openPushService();
  afterAll(close);
  return service;
}
