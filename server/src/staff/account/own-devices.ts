import type { StaffAccount } from '@vonk/contract/admin/account';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { noteAction } from '../../audit/index.ts';
import type { StaffCall } from '../call.ts';
import { addDevice, dropDevice, moveDevice } from '../nouns/devices.ts';
import type { StaffServices } from '../services.ts';
import { showAccount } from './show-account.ts';

/** Has oneself told on this browser too, when one is on duty (T122). */
export async function addOwnDevice(
  services: StaffServices,
  call: StaffCall<'push_unavailable'>,
  { subscription }: AdminCallInput<'POST /api/admin/device'>,
): Promise<StaffAccount> {
  const { staff, now } = call;
  const target = { endpoint: subscription.endpoint, ...subscription.keys };
  if (!services.push?.canReach(target)) return call.refuse('push_unavailable');
  await services.db.transact(async (tx) => {
    await addDevice(tx, staff, { ...subscription, now });
    const entry = { siteId: null, actor: staff.publicId, action: 'staff_device_added' } as const;
    await noteAction(tx, { ...entry, subject: staff.publicId, reason: staff.device, now });
  });
  return showAccount(services, call);
}

/** Gives this browser to the session of now, so that it ends with that; what was ended elsewhere stays so. */
export const keepOwnDevice = async (
  services: StaffServices,
  { staff }: StaffCall,
  { endpoint }: AdminCallInput<'PUT /api/admin/device'>,
): Promise<AdminCallOutput<'PUT /api/admin/device'>> => ({
  is_kept: await services.db.transact((tx) => moveDevice(tx, staff, endpoint)),
});

/** Has oneself told no more on one of one's browsers; one that is gone is no mistake. */
export async function dropOwnDevice(
  services: StaffServices,
  call: StaffCall,
  input: AdminCallInput<'DELETE /api/admin/device'>,
): Promise<StaffAccount> {
  const { staff, now } = call;
  await services.db.transact(async (tx) => {
    const device = await dropDevice(tx, staff, input);
    if (device === undefined) return;
    const entry = { siteId: null, actor: staff.publicId, action: 'staff_device_removed' } as const;
    await noteAction(tx, { ...entry, subject: staff.publicId, reason: device, now });
  });
  return showAccount(services, call);
}
