import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CountBadge } from '../../../ui/feedback/badges.tsx';
import { useAdmin } from '../../api/context.ts';
import { countsQuery } from '../../api/queries.ts';
import { type Place, type PlaceName, places } from './places.ts';
import { useSite } from './site-chooser.tsx';

/** How much waits behind a place of the rail, on the chosen site or on all of them. */
export function PlaceBadge({ name }: { name: PlaceName }) {
  const t = useTranslations('admin.queue');
  const { call } = useAdmin();
  const site = useSite();
  const { queue }: Place = places[name];
  const { data = [] } = useQuery({ ...countsQuery(call), enabled: queue !== undefined });
  const count = data
    .filter((one) => one.queue === queue && (site === undefined || one.site === site))
    .reduce((sum, { open }) => sum + open, 0);
  return <CountBadge count={count} label={t('waiting', { count })} />;
}
