import { useQuery } from '@tanstack/react-query';
import { hasRole, mayUse, type CountedName } from '@vonk/contract/admin/roles';
import { useAdmin, useMe } from '../../api/context.ts';
import { countsQuery } from '../../api/queries.ts';
import { useSite } from '../../frame/places/site-chooser.tsx';

/** The site whose queue one works on: the chosen one, else the one where something waits longest; undefined: none. */
export function useQueueSite(queue: CountedName): { site: number; name: string } | undefined {
  const { call } = useAdmin();
  const { sites, grants } = useMe();
  const chosen = useSite();
  const { data = [] } = useQuery(countsQuery(call));
  const mine = sites.filter(({ site }) => hasRole(grants, mayUse[queue], site));
  const waiting = data
    .filter((one) => one.queue === queue && one.oldest_at !== null)
    .sort((a, b) => (a.oldest_at ?? '').localeCompare(b.oldest_at ?? ''));
  const wanted = chosen ?? waiting[0]?.site ?? mine[0]?.site;
  return mine.find(({ site }) => site === wanted);
}
