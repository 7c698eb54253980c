import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { waitingQuery } from '../../api/queries.ts';
import { places } from '../../frame/places/places.ts';
import { useSite } from '../../frame/places/site-chooser.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { Status } from '../../parts/status.tsx';
import { QueueLine } from './queue-line.tsx';
import { waitingOf } from './waiting.ts';

/** That a breach is to be practised again (T91), with the way to where that is noted. */
function DrillLine() {
  const t = useTranslations('admin-overview');
  const drills = useTranslations('admin-drills');
  return (
    <li>
      <span className="overview-name">
        <Link to={places.inventory.to}>{drills('title')}</Link>
      </span>
      <span className="overview-age">
        <Status kind="bad">{t('drillLate')}</Status>
      </span>
    </li>
  );
}

/** What waits in one's queues, the oldest of each against its norm (STAFF-2); a page to begin the day with. */
export function OverviewPage() {
  const t = useTranslations('admin-overview');
  const { call } = useAdmin();
  const site = useSite();
  const query = useQuery(waitingQuery(call));
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      <Loaded query={query}>
        {({ queues: counts, is_drill_overdue: isDrillLate }) => {
          const queues = waitingOf(counts, site);
          const late = queues.filter(({ overdue }) => overdue > 0).length + (isDrillLate ? 1 : 0);
          return late === 0 && queues.every(({ open }) => open === 0) ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <div className="panes">
              <Pane title={t('queues')}>
                <p className="pane-intro">{t('late', { count: late })}</p>
                <ul className="overview-queues">
                  {queues.map((queue) => (
                    <QueueLine key={queue.name} queue={queue} />
                  ))}
                  {isDrillLate && <DrillLine />}
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
