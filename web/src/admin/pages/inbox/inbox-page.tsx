import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { useQueueSite } from '../../parts/queue/use-queue-site.ts';
import { InboxWork } from './inbox-work.tsx';
import { inboxQuery } from './queries.ts';
import { SwitchedOff } from './switched-off.tsx';

/** What members wrote to invented profiles, and answering it as the site's team (T6, T7, T9, T11). */
export function InboxPage() {
  const t = useTranslations('admin-inbox');
  const common = useTranslations('admin.queue');
  const { call } = useAdmin();
  const site = useQueueSite('inbox');
  const query = useQuery({ ...inboxQuery(call, site?.site ?? 0), enabled: site !== undefined });
  if (!site) return <PageHead title={t('title')} intro={common('noSite')} />;
  if (query.data && query.data.items.length > 0)
    return (
      <>
        <SwitchedOff profiles={query.data.switched_off} />
        <InboxWork key={site.site} site={site} inbox={query.data} />
      </>
    );
  return (
    <>
      <PageHead title={t('title')} intro={site.name} />
      <Loaded query={query}>
        {({ switched_off: profiles }) => (
          <>
            <SwitchedOff profiles={profiles} />
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </>
        )}
      </Loaded>
    </>
  );
}
