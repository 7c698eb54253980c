import * as z from 'zod/mini';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { sql } from '../platform/database/db.ts';
import { appendEvent, lockStreams } from '../platform/live/live-events.ts';
import { noteLike } from '../tellings/index.ts';
import { publicIdOf } from '../profile/index.ts';
import { countNewLikes } from './likes.ts';
import type { LikesServices } from './services.ts';

const waiting = sql(
  `select l.target_id as id from likes l
   join profile_cards p on p.site_id = l.site_id and p.id = l.target_id and p.kind = 'member'
   where l.site_id = $1 and l.actor_id = $2 and l.seen_at is null and is_visible_v1($1, l.target_id, l.actor_id)
   order by l.target_id`,
);

const payload = z.object({ siteId: z.int(), memberId: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'announce-likes': z.infer<typeof payload>;
  }
}

/**
 * Tells those whom a member liked before their address was confirmed (C5). A job, because it locks the streams of many.
 */
export const announceLikesJob = ({ live }: Pick<LikesServices, 'live'>): Tasks['announce-likes'] =>
  job(payload, async ({ siteId, memberId }, { db, now }) => {
    const targets = (await db.rows<{ id: string }>(waiting, [siteId, memberId])).map(({ id }) => id);
    await db.transact(async (tx) => {
      await lockStreams(tx, targets);
      const profile = await publicIdOf(tx, { siteId, memberId });
      for (const target of targets) {
        const newLikes = await countNewLikes(tx, { siteId, memberId: target });
        await noteLike(tx, { siteId, memberId: target }, { profileId: memberId, now });
        await appendEvent(tx, target, { kind: 'like', payload: { profile, new_likes: newLikes }, now });
      }
    });
    live.wake(targets);
  });
