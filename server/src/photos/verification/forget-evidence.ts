import { day, hour } from '@vonk/contract/durations';
import { verificationPatienceDays } from '@vonk/contract/verification';
import { sql } from '../../platform/database/db.ts';
import { runInBatches } from '../../platform/jobs/in-batches.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { filePayload } from '../job-payloads.ts';
import type { PhotoServices } from '../services.ts';
import { type Evidence, evidenceKey } from './verifications.ts';

const expire = sql(`update verifications set state = 'expired', ended_at = $2 where ctid = any(array(
  select ctid from verifications where state = 'waiting' and asked_at < $1 limit $3))`);
const superfluous = sql(`select site_id as "siteId", evidence_key as key from verifications
  where evidence_key is not null and state <> 'waiting' and site_id in (select site_id from sites_here)
  order by asked_at limit 1000`);
const noteDeletion = sql(
  'update verifications set evidence_key = null, evidence_deleted_at = $3 where site_id = $1 and evidence_key = $2',
);

const unsent = sql(`select site_id as "siteId", evidence_key as key from verification_tries
  where evidence_key is not null and ends_at < $1 and site_id in (select site_id from sites_here)
  order by ends_at limit 1000`);
const noteUnsent = sql('update verification_tries set evidence_key = null where site_id = $1 and evidence_key = $2');

/**
 * The hourly job that deletes evidence once it was decided about; result, time and method stay (T88). What was stored
 * for a try that was broken off goes too.
 */
export const forgetEvidence =
  ({ storage }: Pick<PhotoServices, 'storage'>): Tasks['forget-evidence'] =>
  async (_, { db, now }) => {
    await runInBatches(db, expire, [new Date(now.getTime() - verificationPatienceDays * day), now]);
    for (const evidence of await db.rows<Evidence>(superfluous, [])) {
      await storage.delete(evidenceKey(evidence));
      await db.transact((tx) => tx.run(noteDeletion, [evidence.siteId, evidence.key, now]));
    }
    // What is being stored at the very end of its time is handed on within the hour, or never.
    for (const evidence of await db.rows<Evidence>(unsent, [new Date(now.getTime() - hour)])) {
      await storage.delete(evidenceKey(evidence));
      await db.transact((tx) => tx.run(noteUnsent, [evidence.siteId, evidence.key]));
    }
  };

export const deleteEvidence = ({ storage }: Pick<PhotoServices, 'storage'>): Tasks['delete-evidence'] =>
  job(filePayload, ({ siteId, key }) => storage.delete(evidenceKey({ siteId, key })));
