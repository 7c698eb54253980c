import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { mayUse } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { MonthsTable } from './months-table.tsx';
import { QuartersTable } from './quarters-table.tsx';
import { monthsQuery } from './queries.ts';

/** The books of one site by month and by quarter, to look at and to take along (PAY-7, T49). */
export function MonthsPage() {
  const t = useTranslations('admin-books');
  const { call } = useAdmin();
  const { site, name } = useOwnSite(mayUse.books);
  const { year } = useSearch({ from: '/house/months' });
  const navigate = useNavigate();
  const asked = year !== undefined && /^2\d{3}$/.test(year) ? { year: Number(year) } : {};
  const query = useQuery(monthsQuery(call, { site, ...asked }));
  return (
    <>
      <PageHead title={t('title')} intro={name && t('intro', { site: name })} />
      {query.data && (
        <div className="filters">
          <ChipSelect
            label={t('year')}
            value={String(query.data.year)}
            options={[...new Set([...query.data.years, query.data.year])].map((one) => ({
              value: String(one),
              label: String(one),
            }))}
            onChange={({ currentTarget: { value } }) =>
              void navigate({ to: '/months', search: { year: value }, replace: true })
            }
          />
        </div>
      )}
      <Loaded query={query}>
        {({ months, quarters }) =>
          months.length === 0 ? (
            <section className="pane" aria-label={t('title')}>
              <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
            </section>
          ) : (
            <>
              <section className="pane pane-flush" aria-label={t('title')} aria-busy={query.isFetching}>
                <MonthsTable months={months} site={site} />
              </section>
              <Pane title={t('quarters')} flush>
                <QuartersTable quarters={quarters} site={site} />
              </Pane>
            </>
          )
        }
      </Loaded>
    </>
  );
}
