import { type MemberPart, partSeenBy } from '@vonk/contract/admin/members';
import { hasRole } from '@vonk/contract/admin/roles';
import type { StaffSiteCall } from '../../staff/index.ts';

/** Whether who asks sees this part of the members of the site (STAFF-3). */
export const sees = ({ staff, at }: StaffSiteCall, part: MemberPart): boolean =>
  hasRole(staff.grants, partSeenBy[part], at.siteId);
