import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { type AddressClaim, type FileAddresses } from '../../platform/storage/file-addresses.ts';
import type { StorageKey } from '../../platform/storage.ts';
import type { StaffCall } from '../../staff/index.ts';

interface Services {
  readonly fileAddresses: FileAddresses;
}

/** As no member is called. */
const readerOf = (actor: string) => `staff ${actor}`;

/** Where a file is shown to one of the staff alone, until the hour is over; given with a look that was noted. */
export const staffFile = (
  { fileAddresses }: Services,
  key: StorageKey,
  { actor, now }: { actor: string; now: Date },
): string => `/api/admin/files${fileAddresses.give(key, { audience: 'member', memberId: readerOf(actor), now })}`;

/** Whether an address was given to who asks, and they have the role still on the site that the file lies under. */
export function mayGetStaffFile(
  { fileAddresses }: Services,
  { staff, now }: StaffCall,
  { key, claim }: { key: StorageKey; claim: AddressClaim },
): boolean {
  const [, site = ''] = /^(?:photos|verifications)\/(\d{1,5})\//.exec(key) ?? [];
  const memberId = readerOf(staff.publicId);
  const isGiven = claim.audience === 'member' && fileAddresses.isGiven(key, claim, { memberId, now });
  return isGiven && site !== '' && hasRole(staff.grants, mayUse.photos, Number(site));
}
