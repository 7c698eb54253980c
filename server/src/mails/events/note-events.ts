import { holdAccounts, type MailTrouble, noteMailTroubles } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { addMailEvents, type MailEvent, type MailEventKind, membersOfMails, takeSoftBounces } from './events.ts';

const reasons: Readonly<Record<Exclude<MailEventKind, 'soft_bounced'>, MailTrouble['reason']>> = {
  bounced: 'bounce',
  complained: 'fbl',
  unsubscribed: 'listunsubscribe',
};

/**
 * Notes what became of mails, and ends what may be refused of them for whom it concerns (NOTI-3): at once where the
 * mailbox is not there, the mail was called spam or mails were ended; where it cannot take mails, at the third in a
 * row. What was noted before, and what is of no mail or of nobody any more, changes nothing. `source` says who told it.
 */
export async function noteMailEvents(
  tx: Tx,
  events: readonly MailEvent[],
  { source, now }: { source: string; now: Date },
): Promise<void> {
  if (events.length === 0) return;
  // As who is erased does: the account first, then its mails.
  await holdAccounts(tx, await membersOfMails(tx, events));
  const added = await addMailEvents(tx, events, { source, now });
  const soft = added.filter(({ kind }) => kind === 'soft_bounced');
  const lasting = soft.length > 0 ? await takeSoftBounces(tx, soft) : [];
  const troubles = added.flatMap((event): MailTrouble[] =>
    event.kind === 'soft_bounced' ? [] : [{ ...event, reason: reasons[event.kind] }],
  );
  await noteMailTroubles(tx, [
    ...troubles,
    ...lasting.map((trouble): MailTrouble => ({ ...trouble, reason: 'bounce', at: now.toISOString() })),
  ]);
}
