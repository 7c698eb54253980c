import { hasRole, type StaffRole } from '@vonk/contract/admin/roles';
import { useMe } from '../../api/context.ts';
import { useSite } from '../../frame/places/site-chooser.tsx';

/**
 * The site that a page about one site shows: the chosen one, or the first where one has such a role. Whom no site's
 * page is for comes here by the address alone, and is told so by the server: then it has no name.
 */
export function useOwnSite(roles: readonly StaffRole[]): { site: number; name: string | undefined } {
  const { sites, grants } = useMe();
  const chosen = useSite();
  const mine = sites.filter(({ site }) => hasRole(grants, roles, site));
  const own = mine.find(({ site }) => site === chosen) ?? mine[0];
  return { site: own?.site ?? chosen ?? 0, name: own?.name };
}
