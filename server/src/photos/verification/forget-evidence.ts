import { day } from '@vonk/contract/durations';
import { sql } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { filePayload } from '../job-payloads.ts';
import type { PhotoServices } from '../services.ts';
import { type Evidence, evidenceKey } from './verifications.ts';

/** What nobody decided by then is not kept any longer; the member may ask again. */
const patienceDays = 14;

const expire = sql(
  "update verifications set state = 'expired', ended_at = $2 where state = 'waiting' and asked_at < $1",
);
const superfluous = sql(`select site_id as "siteId", evidence_key as key from verifications
  where evidence_key is not null and state <> 'waiting' order by asked_at limit 1000`);
const noteDeletion = sql(
  'update verifications set evidence_key = null, evidence_deleted_at = $3 where site_id = $1 and evidence_key = $2',
);

/** The hourly job that deletes evidence once it was decided about; result, time and method stay (T88). */
export const forgetEvidence =
  ({ storage }: Pick<PhotoServices, 'storage'>): Tasks['forget-evidence'] =>
  async (_, { db, now }) => {
    await db.transact((tx) => tx.run(expire, [new Date(now.getTime() - patienceDays * day), now]));
    for (const evidence of await db.rows<Evidence>(superfluous, [])) {
      await storage.delete(evidenceKey(evidence));
      await db.transact((tx) => tx.run(noteDeletion, [evidence.siteId, evidence.key, now]));
    }
  };

export const deleteEvidence = ({ storage }: Pick<PhotoServices, 'storage'>): Tasks['delete-evidence'] =>
  job(filePayload, ({ siteId, key }) => storage.delete(evidenceKey({ siteId, key })));
