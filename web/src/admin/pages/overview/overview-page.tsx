import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { countsQuery } from '../../api/queries.ts';
import { useSite } from '../../frame/places/site-chooser.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { QueueLine } from './queue-line.tsx';
import { waitingOf } from './waiting.ts';

/** What waits in one's queues, the oldest of each against its norm (STAFF-2); a page to begin the day with. */
export function OverviewPage() {
  const t = useTranslations('admin-overview');
  const { call } = useAdmin();
  const site = useSite();
  const query = useQuery(countsQuery(call));
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      <Loaded query={query}>
        {(counts) => {
          const queues = waitingOf(counts, site);
          const late = queues.filter(({ overdue }) => overdue > 0).length;
          return queues.every(({ open }) => open === 0) ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <div className="panes">
              <Pane title={t('queues')}>
                <p className="pane-intro">{t('late', { count: late })}</p>
                <ul className="overview-queues">
                  {queues.map((queue) => (
                    <QueueLine key={queue.name} queue={queue} />
                  ))}
                </ul>
                <p className="pane-note">{t('legend')}</p>
              </Pane>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
