import { cleanMessage } from '@vonk/contract/message-text';
import { sql } from '../../platform/database/db.ts';
import type { ChatServices } from '../services.ts';
import { type Desk, note } from './desk.ts';
import { dropDraft } from './drafts.ts';

const reply = sql(
  'select outcome, seq, member_id as "memberId" from reply_as_team_v1($1::smallint, $2, $3, $4, $5, $6)',
);

interface Reply {
  outcome: 'sent' | 'not_found' | 'not_held' | 'unavailable' | 'paused' | 'notice_unread';
  seq: number | null;
  memberId: string | null;
}

/**
 * Answers as the invented profile; free of charge for everybody, and only who holds the conversation may. Not while the
 * brake holds (T9), nor before the member saw the notice that answers a question for the truth (T7).
 */
export async function replyAsTeam(
  { db, live }: ChatServices,
  desk: Desk,
  { conversation, key, text }: { conversation: string; key: string; text: string },
): Promise<Reply['outcome']> {
  const { siteId, staff, now } = desk;
  const body = cleanMessage(text);
  if (body === '') throw new Error('an answer needs words');
  const { outcome, memberId } = await db.transact(async (tx) => {
    const answer = await tx.one<Reply>(reply, [siteId, conversation, staff, key, body, now]);
    if (answer.outcome === 'sent') {
      await dropDraft(tx, desk, conversation);
      await note(tx, desk, { action: 'inbox_replied', conversation });
    }
    return answer;
  });
  if (outcome === 'sent' && memberId !== null) live.wake([memberId]);
  return outcome;
}
