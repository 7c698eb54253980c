import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Storage } from '../../platform/storage.ts';
import { erasedKey } from './erased-list.ts';

const erasedPayload = z.object({ siteId: z.int(), memberId: z.string(), erasedAt: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'note-erased': z.infer<typeof erasedPayload>;
  }
}

/** Puts a member on the list of who was erased, once this transaction holds: not before, as it may be taken back. */
export const noteErased = (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> =>
  enqueue(tx, { task: 'note-erased', payload: { siteId, memberId, erasedAt: now.toISOString() } });

/** The job that writes down, outside the database, that a member was erased. */
export const noteErasedJob = ({ storage }: { readonly storage: Storage }): Tasks['note-erased'] =>
  job(erasedPayload, ({ erasedAt, ...scope }) =>
    storage.put(erasedKey(scope, new Date(erasedAt)), Buffer.from(JSON.stringify({ erased_at: erasedAt }))),
  );
