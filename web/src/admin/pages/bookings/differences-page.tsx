import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DifferenceAtDesk } from '@vonk/contract/admin/money/differences';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { DifferencesTable } from './differences-table.tsx';
import { differencesQuery } from './queries.ts';
import { SettledFilter } from './settled-column.tsx';
import { SettlingDialog } from './settling-dialog.tsx';

/** Where the list of a provider and ours disagree, as the nightly comparison found it (PAY-7). */
export function DifferencesPage() {
  const t = useTranslations('admin-bookings');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const format = useFormatter();
  const { site, name } = useOwnSite(mayUse.books);
  const chosen = useSearch({ from: '/house/differences' });
  const state = chosen.state === 'settled' ? 'settled' : 'open';
  const navigate = useNavigate();
  const query = useInfiniteQuery(differencesQuery(call, { site, state }));
  const [settling, setSettling] = useState<DifferenceAtDesk>();
  const checks = query.data?.pages[0]?.checks ?? [];
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <PageHead title={t('differences')} intro={name && t('differencesIntro', { site: name })} />
      <div className="filters">
        <SettledFilter
          state={state}
          onChange={(value) =>
            void navigate({ to: '/differences', search: value === 'settled' ? { state: value } : {}, replace: true })
          }
        />
      </div>
      <section className="pane pane-flush" aria-label={t('differences')} aria-busy={query.isFetching}>
        <Loaded query={query}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            if (items.length > 0)
              return <DifferencesTable items={items} site={site} state={state} onPress={setSettling} />;
            if (state === 'settled') return <EmptyState title={t('noSettled')}>{t('noSettledText')}</EmptyState>;
            return checks.length === 0 ? (
              <EmptyState title={t('notChecked')} />
            ) : (
              <EmptyState title={t('agree')}>{t('agreeText')}</EmptyState>
            );
          }}
        </Loaded>
        <MoreOfList query={query} label={t('older')} />
      </section>
      {checks.length > 0 && (
        <p className="pane-note">
          {t('checked')}: {checks.map(({ provider, checked_at: at }) => `${provider} ${day(at)}`).join(' · ')}
        </p>
      )}
      {settling && (
        <SettlingDialog
          name={settling.name}
          state={state}
          send={(reason) => {
            const about = { site, id: settling.id, reason };
            return state === 'open'
              ? call('POST /api/admin/difference-settle', about)
              : call('POST /api/admin/difference-reopen', about);
          }}
          onClose={() => setSettling(undefined)}
          onDone={() => {
            setSettling(undefined);
            void queryClient.invalidateQueries({ queryKey: adminKeys.everyDifference });
          }}
        />
      )}
    </>
  );
}
