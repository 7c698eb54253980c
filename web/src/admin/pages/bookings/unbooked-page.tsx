import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { UnbookedAtDesk } from '@vonk/contract/admin/money/bookings';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { unbookedQuery } from './queries.ts';
import { SettledFilter } from './settled-column.tsx';
import { SettlingDialog } from './settling-dialog.tsx';
import { UnbookedTable } from './unbooked-table.tsx';

/** What providers said of payments and was not booked: each is judged on the page of its payment (T109). */
export function UnbookedPage() {
  const t = useTranslations('admin-bookings');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const { site, name } = useOwnSite(mayUse.books);
  const chosen = useSearch({ from: '/house/unbooked' });
  const state = chosen.state === 'settled' ? 'settled' : 'open';
  const navigate = useNavigate();
  const query = useInfiniteQuery(unbookedQuery(call, { site, state }));
  const [settling, setSettling] = useState<UnbookedAtDesk>();
  return (
    <>
      <PageHead title={t('unbooked')} intro={name && t('unbookedIntro', { site: name })} />
      <div className="filters">
        <SettledFilter
          state={state}
          onChange={(value) =>
            void navigate({ to: '/unbooked', search: value === 'settled' ? { state: value } : {}, replace: true })
          }
        />
      </div>
      <section className="pane pane-flush" aria-label={t('unbooked')} aria-busy={query.isFetching}>
        <Loaded query={query}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            if (items.length > 0)
              return <UnbookedTable items={items} site={site} state={state} onPress={setSettling} />;
            return state === 'settled' ? (
              <EmptyState title={t('noSettled')}>{t('noSettledText')}</EmptyState>
            ) : (
              <EmptyState title={t('allBooked')}>{t('allBookedText')}</EmptyState>
            );
          }}
        </Loaded>
        <MoreOfList query={query} label={t('older')} />
      </section>
      {settling && (
        <SettlingDialog
          name={settling.number ?? settling.payment}
          state={state}
          send={(reason) => {
            const { payment, told, problem } = settling;
            const about = { site, payment, told, problem, reason };
            return state === 'open'
              ? call('POST /api/admin/unbooked-settle', about)
              : call('POST /api/admin/unbooked-reopen', about);
          }}
          onClose={() => setSettling(undefined)}
          onDone={() => {
            setSettling(undefined);
            void queryClient.invalidateQueries({ queryKey: adminKeys.everyUnbooked });
          }}
        />
      )}
    </>
  );
}
