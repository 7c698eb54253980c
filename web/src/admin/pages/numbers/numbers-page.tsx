import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type NumbersOfChart, type NumberStep, numberSteps } from '@vonk/contract/admin/house/numbers';
import type { ComponentProps } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useAdmin, useMe } from '../../api/context.ts';
import { useSite } from '../../frame/places/site-chooser.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { ArrivalsPane } from './arrivals-pane.tsx';
import { ChartPane } from './chart-pane.tsx';
import { numbersQuery } from './queries.ts';

const isStep = (text: string | undefined): text is NumberStep => (numberSteps as readonly unknown[]).includes(text);

/** What has something to show stands before what has nothing. */
const hasContent = ({ parts }: NumbersOfChart): boolean => parts.length > 0;

const ChartPanes = ({
  charts,
  ...shown
}: { charts: readonly NumbersOfChart[] } & Omit<ComponentProps<typeof ChartPane>, 'chart'>) =>
  charts.map((chart) => (
    <ChartPane key={`${chart.name} ${chart.currency} ${shown.asTable}`} chart={chart} {...shown} />
  ));

/** What happened on the sites, as charts or as tables; what is chosen stands in the address (STAFF-5). */
export function NumbersPage() {
  const t = useTranslations('admin-numbers');
  const format = useFormatter();
  const { call } = useAdmin();
  const { grants } = useMe();
  const site = useSite();
  const navigate = useNavigate();
  const search = useSearch({ from: '/house/numbers' });
  const step = isStep(search.step) ? search.step : 'day';
  const asTable = search.view === 'tables';
  const set = (name: 'step' | 'view', value: string | undefined) =>
    void navigate({ to: '/numbers', search: (before) => ({ ...before, [name]: value }), replace: true });
  const query = useQuery(numbersQuery(call, { step, ...(site !== undefined && { site }) }));
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            <ChipSelect
              label={t('step')}
              value={step}
              options={numberSteps.map((value) => ({ value, label: t(`steps.${value}`) }))}
              onChange={({ currentTarget: { value } }) => set('step', value)}
            />
            <ChipSelect
              label={t('view')}
              value={asTable ? 'tables' : 'charts'}
              options={[
                { value: 'charts', label: t('charts') },
                { value: 'tables', label: t('tables') },
              ]}
              onChange={({ currentTarget: { value } }) => set('view', value === 'tables' ? value : undefined)}
            />
          </>
        }
      />
      <Loaded query={query}>
        {({ charts, periods, counted_until: until }) => (
          <>
            <div className="panes charts">
              <ChartPanes charts={charts.filter(hasContent)} {...{ periods, step, site, asTable }} />
              {hasRole(grants, mayUse.arrivals, site) && <ArrivalsPane step={step} site={site} />}
              <ChartPanes charts={charts.filter((chart) => !hasContent(chart))} {...{ periods, step, site, asTable }} />
            </div>
            <p className="pane-note">
              {until === null
                ? t('never')
                : t('until', {
                    time: format.dateTime(new Date(until), { dateStyle: 'short', timeStyle: 'short' }),
                  })}{' '}
              {t('running')}
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}
