import { countGraphemes } from '@vonk/contract/text';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { findOwnSide, saveDraft } from './conversations.ts';
import type { ChatServices } from '../services.ts';

/** Keeps what was typed, for the member's other devices. */
export async function keepDraft(
  { db }: ChatServices,
  call: MemberCall<'message_too_long'>,
  input: { conversation: string; text: string },
): Promise<Record<string, never>> {
  const { member, site, now } = call;
  if (countGraphemes(input.text) > site.settings.message_length * 2)
    call.refuse('message_too_long', { details: { max: site.settings.message_length } });
  await db.transact(async (tx) => {
    const side = orRefuse(await findOwnSide(tx, member, input.conversation), 'not_found');
    await saveDraft(tx, member, { conversationId: side.id, text: input.text, now });
  });
  return {};
}
