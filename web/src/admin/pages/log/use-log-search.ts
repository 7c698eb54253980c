import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSite } from '../../frame/places/site-chooser.tsx';
import type { LogSearch } from './queries.ts';

export type LogFilter = 'actor' | 'action' | 'subject' | 'from' | 'until';

/** The filter as it stands in the address, and how to change it. */
export function useLogSearch(): { search: LogSearch; set: (filter: LogFilter, value: string) => void } {
  const { actor, action, subject, from, until } = useSearch({ from: '/house/log' });
  const site = useSite();
  const navigate = useNavigate();
  const given = Object.entries({ actor, action, subject, from, until, site }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    search: Object.fromEntries(given),
    set: (filter, value) =>
      void navigate({ to: '/log', search: (search) => ({ ...search, [filter]: value || undefined }), replace: true }),
  };
}
