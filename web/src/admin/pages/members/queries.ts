import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { StaffMe } from '@vonk/contract/admin/entrance';
import { countedMembers, type FoundMember } from '@vonk/contract/admin/members';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

/** Somebody who was found, and on which site. */
export interface Found extends FoundMember {
  site: number;
}

/** What was looked for last and who was found: it stands in no address, as a term is personal. */
export interface LastSearch {
  term: string;
  members: readonly Found[];
  /** How many there are, and whether more were not counted. */
  total: number;
  isMore: boolean;
}

/** Kept to come back to from a member's page, and written by a search alone. */
export const lastSearchQuery = queryOptions<LastSearch | null>({
  queryKey: adminKeys.membersFound,
  queryFn: () => null,
  staleTime: Infinity,
  initialData: null,
});

/** Looks on the chosen site, or on all where one may look; each look stands in that site's log. */
export async function searchMembers(
  call: AdminCall,
  me: StaffMe,
  { term, site }: { term: string; site: number | undefined },
): Promise<LastSearch> {
  const asked = me.sites
    .map((one) => one.site)
    .filter((one) => hasRole(me.grants, mayUse.members, one) && (site ?? one) === one);
  const answers = await Promise.all(
    asked.map(async (one) => {
      const { members, total } = await call('POST /api/admin/member-search', { site: one, term });
      return { members: members.map((member) => ({ ...member, site: one })), total };
    }),
  );
  return {
    term,
    members: answers.flatMap(({ members }) => members),
    total: answers.reduce((sum, { total }) => sum + total, 0),
    isMore: answers.some(({ total }) => total >= countedMembers),
  };
}

/** A member's page. Each reading stands in the log, so it is read again at an act alone. */
export const memberQuery = (call: AdminCall, { site, id }: One) =>
  queryOptions({
    queryKey: adminKeys.member(site, id),
    queryFn: () => call('GET /api/admin/member', { site, id }),
    staleTime: minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The payments before the last one that a member's page shows; each page of them that is read stands in the log. */
export const olderPaymentsQuery = (call: AdminCall, { site, id }: One, last: string) =>
  infiniteQueryOptions({
    queryKey: adminKeys.memberPayments(site, id, last),
    queryFn: ({ pageParam }) => call('GET /api/admin/member-payments', { site, id, after: pageParam }),
    initialPageParam: last,
    getNextPageParam: ({ next }) => next,
    // At a press alone.
    enabled: false,
  });

export type Measure = Omit<AdminCallInput<'POST /api/admin/member-measure'>, 'site' | 'id'>;

/** Which member an act is about. */
export interface One {
  site: number;
  id: string;
}
