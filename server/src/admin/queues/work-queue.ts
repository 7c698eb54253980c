import type { StaffAction } from '@vonk/contract/admin/actions';
import { listedOfQueue } from '@vonk/contract/admin/queues/queue';
import type { QueueName } from '@vonk/contract/admin/roles';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Refuses } from '../../platform/refusal.ts';
import { namesOf, type StaffSiteCall } from '../../staff/index.ts';
import { keepDecision, listDecided, undoDecision } from './decisions.ts';
import { endHold, findHold, listHolds, takeHold } from './holds.ts';
import type { CaseOf, DecisionOf, Queue, QueueServices } from './queue.ts';

/** What waits in a queue, with who has it open; what was decided a moment ago is not there. */
export async function listQueue<Name extends QueueName>(
  { db }: Pick<QueueServices, 'db'>,
  { at, staff, now }: StaffSiteCall,
  queue: Queue<Name>,
) {
  const about = { queue: queue.name, now };
  const decided = await listDecided(db, at, about);
  const found = await queue.list(db, at, { limit: listedOfQueue + decided.size, actor: staff.publicId, now });
  const holds = await listHolds(db, at, about);
  const names = await namesOf(
    db,
    [...holds.values()].map(({ actor }) => actor),
  );
  const { open, overdue } = await queue.count(db, at, now);
  const items = found
    .filter(({ id }) => !decided.has(id))
    .slice(0, listedOfQueue)
    .map((item) => {
      const hold = holds.get(item.id);
      const by = hold && { id: hold.actor, name: names.get(hold.actor) ?? hold.actor, until: hold.until.toISOString() };
      return { ...item, held_by: by ?? null };
    });
  return { items, open: Math.max(0, open - decided.size), overdue };
}

type HeldCall = StaffSiteCall & Refuses<'held_by_other'>;

/** Refuses in the name of who has the item. */
async function refuseHeld(services: Pick<QueueServices, 'db'>, call: HeldCall, about: Item): Promise<never> {
  const hold = await findHold(services.db, call.at, { ...about, now: call.now });
  const names = await namesOf(services.db, hold ? [hold.actor] : []);
  const name = (hold && names.get(hold.actor)) ?? '';
  return call.refuse('held_by_other', { details: { name, until: hold?.until.toISOString() ?? '' } });
}

interface Item {
  readonly queue: QueueName;
  readonly item: string;
}

/**
 * Takes an item and shows it; with `peek` it is shown alone. Refuses what somebody else has, what is decided, and what
 * is not theirs to decide (T62).
 */
export async function openItem<Name extends QueueName>(
  services: QueueServices,
  call: StaffSiteCall & Refuses<'held_by_other' | 'decided_already' | 'same_person'>,
  { queue, id, peek = false }: { queue: Queue<Name>; id: string; peek?: boolean | undefined },
): Promise<{ held_until: string | null; case: CaseOf<Name> }> {
  const { at, staff, now } = call;
  const about = { queue: queue.name, item: id };
  const decided = await listDecided(services.db, at, { queue: queue.name, now });
  const waiting = decided.has(id) ? undefined : await queue.find(services.db, at, { id, now });
  if (!waiting) return call.refuse('decided_already');
  const actor = staff.publicId;
  if (waiting.notBy === actor) return call.refuse('same_person');
  const until = peek ? null : await services.db.transact((tx) => takeHold(tx, at, { ...about, actor, now }));
  if (until === undefined) return refuseHeld(services, call, about);
  const found = await queue.open(services, { siteId: at.siteId, id, actor, now });
  return { held_until: until?.toISOString() ?? null, case: found ?? call.refuse('decided_already') };
}

export async function giveBack(
  { db }: Pick<QueueServices, 'db'>,
  { at, staff }: StaffSiteCall,
  about: Item,
): Promise<Record<string, never>> {
  await db.transact((tx) => endHold(tx, at, { ...about, actor: staff.publicId }));
  return {};
}

const note = (tx: Tx, { at, staff, now }: StaffSiteCall, { action, item, queue }: Item & { action: StaffAction }) =>
  noteAction(tx, { siteId: at.siteId, actor: staff.publicId, action, subject: item, reason: queue, now });

/**
 * Decides an item. It takes effect ten seconds later, by a job: what goes out with it (a mail, a file that is deleted)
 * cannot be taken back, so it does not go before. Two who decide at one moment are told apart by who holds it.
 */
export async function decideItem<Name extends QueueName>(
  services: QueueServices,
  call: StaffSiteCall & Refuses<'held_by_other' | 'decided_already' | 'same_person'>,
  { queue, id, decision }: { queue: Queue<Name>; id: string; decision: DecisionOf<Name> },
): Promise<{ takes_effect_at: string }> {
  const { at, staff, now } = call;
  const about = { queue: queue.name, item: id, actor: staff.publicId, now };
  const effect = await services.db.transact(async (tx) => {
    const waiting = (await queue.find(tx, at, { id, now })) ?? call.refuse('decided_already');
    if (waiting.notBy === staff.publicId) call.refuse('same_person');
    if (!(await takeHold(tx, at, about))) return undefined;
    const takesEffectAt = (await keepDecision(tx, at, { ...about, decision })) ?? call.refuse('decided_already');
    await note(tx, call, { ...about, action: 'decision_made' });
    await enqueue(tx, {
      task: 'carry-out-decision',
      payload: { siteId: at.siteId, queue: queue.name, item: id },
      key: `decision:${at.siteId}:${queue.name}:${id}`,
      delaySeconds: (takesEffectAt.getTime() - now.getTime()) / 1000,
    });
    return takesEffectAt;
  });
  return effect ? { takes_effect_at: effect.toISOString() } : refuseHeld(services, call, about);
}

/** Takes one's own decision back, as if it had not been; the item is theirs again. */
export async function undoItem(
  { db }: Pick<QueueServices, 'db'>,
  call: StaffSiteCall & Refuses<'undo_over'>,
  about: Item,
): Promise<{ held_until: string }> {
  const { at, staff, now } = call;
  const asked = { ...about, actor: staff.publicId, now };
  return db.transact(async (tx) => {
    if (!(await undoDecision(tx, at, asked))) call.refuse('undo_over');
    await note(tx, call, { ...about, action: 'decision_undone' });
    const until = (await takeHold(tx, at, asked)) ?? call.refuse('undo_over');
    return { held_until: until.toISOString() };
  });
}
