import { join } from 'node:path';
import { openPushSender, type PushSender } from '../../platform/push/push.ts';
import { keptVapidKeys } from '../../platform/push/vapid.ts';
import type { Config } from '../config.ts';

/** Who sends web push: with the configured keys, in a demo with its own, else nobody. */
export function openPush(config: Config): PushSender | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = config;
  const isDemo = config.MODE === 'demo';
  const services = { hosts: config.PUSH_SERVICES.split(','), allowsHttp: isDemo };
  if (publicKey !== undefined && privateKey !== undefined && subject !== undefined)
    return openPushSender({ publicKey, privateKey, subject }, services);
  const file = join(config.DATA_DIR, 'vapid.json');
  return isDemo ? openPushSender(keptVapidKeys(file, 'mailto:demo@example.org'), services) : undefined;
}
