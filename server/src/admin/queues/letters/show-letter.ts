import type { QueueName } from '@vonk/contract/admin/roles';
import type { Refuses } from '../../../platform/refusal.ts';
import type { StaffSiteCall } from '../../../staff/index.ts';
import type { DecisionOf, Queue, QueueServices } from '../queue.ts';
import type { Letter } from './letters.ts';

/** The letter of a decision that was not made yet. */
export async function showLetter<Name extends QueueName>(
  services: QueueServices,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<'decided_already'>,
  { queue, id, decision }: { queue: Queue<Name>; id: string; decision: DecisionOf<Name> },
): Promise<{ letter: Letter | null }> {
  if (!(await queue.find(services.db, at, { id, now }))) return refuse('decided_already');
  const asked = { siteId: at.siteId, id, decision, actor: staff.publicId, now };
  const letter = await queue.letter(services, asked, at);
  return letter === undefined ? refuse('decided_already') : { letter };
}
