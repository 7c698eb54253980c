import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { type AddressClaim, type FileAddresses } from '../../platform/storage/file-addresses.ts';
import type { StorageKey } from '../../platform/storage.ts';
import type { StaffCall } from '../../staff/index.ts';

interface Services {
  readonly fileAddresses: FileAddresses;
}

/** For what somebody of the staff is shown a file. */
const purposes = {
  staff: mayUse.photos,
  writer: mayUse.inbox,
  lander: mayUse.landers,
  invented: mayUse.invented,
} as const;
type Purpose = keyof typeof purposes;

/** As no member is called. */
const readerOf = (purpose: Purpose, actor: string) => `${purpose} ${actor}`;

interface Reading {
  readonly actor: string;
  readonly now: Date;
}

const giveFile =
  (purpose: Purpose) =>
  ({ fileAddresses }: Services, key: StorageKey, { actor, now }: Reading): string => {
    const reader = { audience: 'member', memberId: readerOf(purpose, actor), now } as const;
    return `/api/admin/files${fileAddresses.give(key, reader)}`;
  };

/** Where a file is shown to one of the staff alone, until the hour is over; given with a look that was noted. */
export const staffFile = giveFile('staff');

/** The same for a picture of an invented profile, for who writes as it. */
export const writerFile = giveFile('writer');

/** The same for a picture of a landing page, for who makes those. */
export const landerFile = giveFile('lander');

/** The same for who makes invented profiles. */
export const inventedFile = giveFile('invented');

/** Whether an address was given to who asks, and they have the role still on the site that the file lies under. */
export function mayGetStaffFile(
  { fileAddresses }: Services,
  { staff, now }: StaffCall,
  { key, claim }: { key: StorageKey; claim: AddressClaim },
): boolean {
  const [, site = ''] = /^(?:photos|verifications|lander-pictures)\/(\d{1,5})\//.exec(key) ?? [];
  if (site === '' || claim.audience !== 'member') return false;
  return (Object.keys(purposes) as Purpose[]).some(
    (purpose) =>
      hasRole(staff.grants, purposes[purpose], Number(site)) &&
      fileAddresses.isGiven(key, claim, { memberId: readerOf(purpose, staff.publicId), now }),
  );
}
