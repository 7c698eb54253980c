import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import type { LogWords } from './queries.ts';
import { useActionName } from '../../parts/use-action-name.ts';
import { TypedFilter } from '../../parts/filters/typed-filter.tsx';
import { useLogSearch } from './use-log-search.ts';

/** Who, what, about what and when; all of it stands in the address. */
export function LogFilters({ words }: { words: LogWords | undefined }) {
  const t = useTranslations('admin-log');
  const { search, set } = useLogSearch();
  const actionName = useActionName();
  return (
    <form className="filters" role="search" aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      <TypedFilter
        type="search"
        label={t('subject')}
        kept={search.subject ?? ''}
        onChange={(value) => set('subject', value)}
      />
      <ChipSelect
        label={t('actor')}
        value={search.actor ?? ''}
        options={[
          { value: '', label: t('everybody') },
          ...(words?.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => set('actor', value)}
      />
      <ChipSelect
        label={t('action')}
        value={search.action ?? ''}
        options={[
          { value: '', label: t('everything') },
          ...(words?.actions ?? []).map((action) => ({ value: action, label: actionName(action) })),
        ]}
        onChange={({ currentTarget: { value } }) => set('action', value)}
      />
      <TypedFilter type="date" label={t('from')} kept={search.from ?? ''} onChange={(value) => set('from', value)} />
      <TypedFilter type="date" label={t('until')} kept={search.until ?? ''} onChange={(value) => set('until', value)} />
    </form>
  );
}
