import { inventedKinds } from '@vonk/contract/admin/sites/invented-kinds';
import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { TypedFilter } from '../../parts/filters/typed-filter.tsx';
import { useInventedSearch } from './use-invented-search.ts';

/** Which of the profiles are shown: by name, by what they are, and by whether they are on. */
export function InventedFilters() {
  const t = useTranslations('admin-invented');
  const { search, set } = useInventedSearch();
  return (
    <form className="filters" role="search" aria-label={t('search')} onSubmit={(event) => event.preventDefault()}>
      <TypedFilter
        type="search"
        label={t('searchName')}
        kept={search.name ?? ''}
        onChange={(value) => set('name', value)}
      />
      <ChipSelect
        label={t('kind')}
        value={search.kind ?? ''}
        options={[
          { value: '', label: t('everyKind') },
          ...inventedKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => set('kind', value)}
      />
      <ChipSelect
        label={t('columns.state')}
        value={search.shown ?? ''}
        options={[
          { value: '', label: t('everyState') },
          { value: 'yes', label: t('on') },
          { value: 'no', label: t('off') },
        ]}
        onChange={({ currentTarget: { value } }) => set('shown', value)}
      />
    </form>
  );
}
