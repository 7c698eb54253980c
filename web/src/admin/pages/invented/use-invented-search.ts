import { useNavigate, useSearch } from '@tanstack/react-router';
import { inventedKinds } from '@vonk/contract/admin/sites/invented-kinds';

/** What of the list is asked for, as it stands in the address; what the address says wrong is left out. */
export function useInventedSearch() {
  const { name, kind: asked, shown: state } = useSearch({ from: '/house/invented' });
  const navigate = useNavigate();
  const kind = inventedKinds.find((one) => one === asked);
  const shown = (['yes', 'no'] as const).find((one) => one === state);
  return {
    search: { ...(name && { name }), ...(kind && { kind }), ...(shown && { shown }) },
    set: (filter: 'name' | 'kind' | 'shown', value: string) =>
      void navigate({
        to: '/invented',
        search: (before) => ({ ...before, [filter]: value || undefined }),
        replace: true,
      }),
  };
}
