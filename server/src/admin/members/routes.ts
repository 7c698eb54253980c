import type { membersEndpoints } from '@vonk/contract/admin/members';
import type { RateLimit } from '../../platform/http/rates/rate-limit.ts';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { findMembers } from './find-members.ts';
import { showMember } from './show-member.ts';

/** Enough for a day of work, and too little to copy the members of a site. */
const looks: RateLimit = { max: 120, seconds: 600, per: 'member' };

export const membersRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof membersEndpoints> => ({
  'POST /api/admin/member-search': { limit: looks, handle: (call, input) => findMembers(services, call, input) },
  'GET /api/admin/member': { limit: looks, handle: (call, input) => showMember(services, call, input) },
});
