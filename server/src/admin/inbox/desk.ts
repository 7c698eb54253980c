import type { ChatServices } from '../../chat/index.ts';
import type { PhotoServices } from '../../photos/index.ts';
import type { FileAddresses } from '../../platform/storage/file-addresses.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';

/** What the inbox of invented profiles needs. */
export type InboxServices = Pick<StaffServices, 'db'> &
  ChatServices &
  PhotoServices & { readonly fileAddresses: FileAddresses };

/** Who writes, on which site and when, as the module of chat asks it. */
export const deskOf = ({ at, staff, now }: StaffSiteCall) => ({ siteId: at.siteId, staff: staff.publicId, now });
