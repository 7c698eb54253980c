import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type SiteView = AdminCallOutput<'GET /api/admin/site'>;
export type NewSite = AdminCallOutput<'GET /api/admin/new-site'>;

/** Each reading stands in the log, so it is read again after an act alone. */
const quiet = { staleTime: minute, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const sitesQuery = (call: AdminCall) =>
  queryOptions({ queryKey: adminKeys.sites, queryFn: () => call('GET /api/admin/sites', {}), ...quiet });

export const siteQuery = (call: AdminCall, site: number) =>
  queryOptions({ queryKey: adminKeys.site(site), queryFn: () => call('GET /api/admin/site', { site }), ...quiet });

export const newSiteQuery = (call: AdminCall) =>
  queryOptions({ queryKey: adminKeys.newSite, queryFn: () => call('GET /api/admin/new-site', {}), ...quiet });

/** The versions from `version` on down to the first; what came with the site is its first page. */
export const versionsQuery = (call: AdminCall, { site, version, versions, older }: SiteView) =>
  infiniteQueryOptions({
    queryKey: adminKeys.siteVersions(site, version),
    queryFn: ({ pageParam: before }) => call('GET /api/admin/site-versions', { site, before }),
    initialPageParam: version + 1,
    initialData: { pages: [{ versions, older }], pageParams: [version + 1] },
    getNextPageParam: (page) => page.older,
    ...quiet,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a version changed: it stays what it was. */
export const versionQuery = (call: AdminCall, site: number, number: number) =>
  queryOptions({
    queryKey: adminKeys.siteVersion(site, number),
    queryFn: () => call('GET /api/admin/site-version', { site, number }),
    ...quiet,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a colour makes of both schemes: the same for the same colour. */
export const themeQuery = (call: AdminCall, color: string) =>
  queryOptions({
    queryKey: adminKeys.theme(color),
    queryFn: () => call('GET /api/admin/theme', { color }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
