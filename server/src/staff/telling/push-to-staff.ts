import { hourSeconds } from '@vonk/contract/durations';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { PushSender } from '../../platform/push/push.ts';
import { deviceIdsOf, dropDevice, findDevice, noteDeviceUse } from '../nouns/devices.ts';
import type { StaffScope } from '../nouns/people.ts';

const payload = z.object({
  staffId: z.string(),
  deviceId: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of the back-office. */
  url: z.string(),
  /** What replaces what. */
  tag: z.string(),
});

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-staff-push': z.infer<typeof payload>;
  }
}

/** What stands on a lock screen: what waits and where, never of whom or what somebody wrote. */
type StaffPushWords = Omit<z.infer<typeof payload>, 'staffId' | 'deviceId'>;

/** Has somebody told on each device they chose. */
export async function pushToStaff(tx: Tx, { staffId }: StaffScope, words: StaffPushWords): Promise<void> {
  for (const deviceId of await deviceIdsOf(tx, { staffId }))
    await enqueue(tx, { task: 'send-staff-push', payload: { staffId, deviceId, ...words } });
}

/**
 * The job that hands one push to the service of a device of the staff; one that takes no more is forgotten. A service
 * that is away is asked again; after an hour it is no news.
 */
export const sendStaffPush = ({ push }: { push: PushSender | undefined }): Tasks['send-staff-push'] =>
  job(payload, async ({ staffId, deviceId, ...words }, { db, now }) => {
    const scope = { staffId };
    const target = push && (await findDevice(db, scope, deviceId));
    if (!push || !target) return;
    const topic = createHash('sha256').update(words.tag).digest('base64url').slice(0, 32);
    const outcome = await push.send(target, { payload: words, ttlSeconds: hourSeconds, urgency: 'high', topic });
    if (outcome === 'refused') return;
    await db.transact(async (tx) => {
      if (outcome === 'gone') await dropDevice(tx, scope, { id: deviceId });
      else await noteDeviceUse(tx, scope, { id: deviceId, now });
    });
  });
