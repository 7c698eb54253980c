import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { noteAction } from '../../audit/index.ts';
import { addNetworkKey, listNetworkKeys, revokeNetworkKey } from '../../partners/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';

type Services = Pick<StaffServices, 'db'>;

/** The keys of a site's partners, without the keys themselves (ACC-4). */
export const listKeysAtDesk = async (
  { db }: Services,
  { at }: StaffSiteCall,
): Promise<AdminCallOutput<'GET /api/admin/network-keys'>> => ({
  keys: (await listNetworkKeys(db, at)).toReversed().map(({ id, network, createdAt, revokedAt }) => ({
    id,
    network,
    made_at: createdAt.toISOString(),
    ended_at: revokedAt?.toISOString() ?? null,
  })),
});

type Make = 'POST /api/admin/network-key';

/** Makes a key and tells it this once; the log has its id and reason. */
export const makeKeyAtDesk = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { network, reason }: AdminCallInput<Make>,
): Promise<AdminCallOutput<Make>> =>
  db.transact(async (tx) => {
    const made = await addNetworkKey(tx, at, { network, now });
    const deed = { siteId: at.siteId, actor: staff.publicId, reason, now };
    await noteAction(tx, { ...deed, action: 'network_key_made', subject: made.id });
    return made;
  });

type End = 'POST /api/admin/network-key-end';

/** Ends a key at once: the next sign-up with it is refused. */
export async function endKeyAtDesk(
  { db }: Services,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<AdminCallErrorCode<End>>,
  { id, reason }: AdminCallInput<End>,
): Promise<AdminCallOutput<End>> {
  await db.transact(async (tx) => {
    if (!(await revokeNetworkKey(tx, at, { id, now }))) refuse('stands_already');
    const deed = { siteId: at.siteId, actor: staff.publicId, reason, now };
    await noteAction(tx, { ...deed, action: 'network_key_ended', subject: id });
  });
  return {};
}
