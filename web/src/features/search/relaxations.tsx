import { type FilterName, maxCounted } from '@vonk/contract/search';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFound } from './found-line.tsx';
import type { SearchPage } from './queries.ts';

type RelaxationsProps = { page: SearchPage; onLeaveOut: (filter: FilterName) => void; onWiden: () => void };

/** Nobody found: how many there would be without each filter, and one tap that leaves it out. */
export function Relaxations({ page, onLeaveOut, onWiden }: RelaxationsProps) {
  const t = useTranslations('members');
  const found = useFound();
  const { relaxations } = page;
  if (relaxations.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')} action={<Button onClick={onWiden}>{t('widen')}</Button>}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <ul className="relaxations">
          {relaxations.map(({ filter, numResults }, at) => (
            <li key={filter}>
              <Button wide variant={at === 0 ? 'primary' : 'secondary'} onClick={() => onLeaveOut(filter)}>
                {t('without', {
                  filter: t(`filterNames.${filter}`),
                  found: found({ ...page, numResults, numResults_capped: numResults >= maxCounted }),
                })}
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      {t('emptyFilters')}
    </EmptyState>
  );
}
