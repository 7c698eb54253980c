import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';

type MoreOfListProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** Left out: it says no more than that there is more. */
  label?: string;
};

/** Below a list: what comes after it, while there is more. */
export function MoreOfList({ query, label }: MoreOfListProps) {
  const t = useTranslations('admin');
  if (!query.hasNextPage) return null;
  return (
    <div className="pane-more">
      <Button
        variant="secondary"
        size="compact"
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label ?? t('showMore')}
      </Button>
    </div>
  );
}
