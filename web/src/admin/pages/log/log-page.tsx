import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FileIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { useAct } from '../../parts/use-act.ts';
import { ChainPart } from './chain-part.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogTable } from './log-table.tsx';
import { logQuery, saveLog, wordsQuery } from './queries.ts';
import { useLogSearch } from './use-log-search.ts';

/** Everything that staff did and looked at, to search and to take along; nobody changes a line of it. */
export function LogPage() {
  const t = useTranslations('admin-log');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const { search } = useLogSearch();
  const log = useInfiniteQuery(logQuery(call, search));
  const words = useQuery(wordsQuery(call));
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <Button
            variant="secondary"
            icon={<FileIcon />}
            busy={isBusy}
            onClick={() => act(() => saveLog(call, search))}
          >
            {t('export')}
          </Button>
        }
      />
      <LogFilters words={words.data} />
      <section className="pane pane-flush" aria-label={t('title')} aria-busy={log.isFetching}>
        <Loaded query={log}>
          {({ pages }) => {
            const entries = pages.flatMap((page) => page.entries);
            return entries.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ) : (
              <LogTable entries={entries} />
            );
          }}
        </Loaded>
        <MoreOfList query={log} label={t('older')} />
      </section>
      <ChainPart />
    </>
  );
}
