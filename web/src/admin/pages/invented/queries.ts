import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type InventedSearch = Omit<AdminCallInput<'GET /api/admin/invented-profiles'>, 'after'>;

export const inventedListQuery = (call: AdminCall, search: InventedSearch) =>
  infiniteQueryOptions({
    queryKey: adminKeys.inventedList(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/invented-profiles', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** One as it stands, read each time it is opened: what is changed is what stands. */
export const readInvented = async (call: AdminCall, site: number, profile: string) =>
  (await call('GET /api/admin/invented-profile', { site, profile })).profile;

export const inventedVersionsQuery = (call: AdminCall, site: number, profile: string) =>
  infiniteQueryOptions({
    queryKey: adminKeys.inventedVersions(site, profile),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/invented-versions', {
        site,
        profile,
        ...(pageParam !== null && { after: Number(pageParam) }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const inventedPicturesQuery = (call: AdminCall, site: number, profile: string) =>
  queryOptions({
    queryKey: adminKeys.inventedPictures(site, profile),
    queryFn: () => call('GET /api/admin/invented-pictures', { site, profile }),
  });
