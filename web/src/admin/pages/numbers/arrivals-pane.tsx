import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Arrival, arrivalKinds, type Compared } from '@vonk/contract/admin/house/arrivals';
import { type NumberStep, shownPeriods } from '@vonk/contract/admin/house/numbers';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDayText } from '../../../texts/use-day-text.ts';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FileIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { useAct } from '../../parts/use-act.ts';
import { arrivalsQuery, saveArrivals } from './queries.ts';
import { ScrolledTable } from './scrolled-table.tsx';
import { usePageName } from './use-page-name.ts';

/**
 * By what ways newcomers came and how far they went: a row for each landing page or network, each figure with what it
 * was before (STAFF-5). What it is told by stands in the address.
 */
export function ArrivalsPane({ step, site }: { step: NumberStep; site: number | undefined }) {
  const t = useTranslations('admin-numbers');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const navigate = useNavigate();
  const search = useSearch({ from: '/house/numbers' });
  const by = search.by === 'network' ? 'network' : 'landing';
  const id = useId();
  const asked = { step, by, ...(site !== undefined && { site }) } as const;
  const query = useQuery({ ...arrivalsQuery(call, asked), placeholderData: keepPreviousData });
  const span = t(`spans.${step}`, { count: String(shownPeriods[step] - 1) });
  return (
    <section className="pane pane-wide" aria-labelledby={id}>
      <div className="chart-head arrivals-head">
        <h2 id={id}>{t('arrivals.title')}</h2>
        <div className="page-actions">
          <ChipSelect
            label={t('arrivals.by')}
            value={by}
            options={arrivalKinds.map((value) => ({ value, label: t(`arrivals.kinds.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              void navigate({
                to: '/numbers',
                search: (before) => ({ ...before, by: value === 'network' ? value : undefined }),
                replace: true,
              })
            }
          />
          <IconButton
            label={t('csvOf', { chart: t('arrivals.title') })}
            icon={<FileIcon />}
            disabled={isBusy}
            onClick={() => void act(() => saveArrivals(call, asked))}
          />
        </div>
        <p>{t('arrivals.intro', { span })}</p>
      </div>
      <Loaded query={query}>
        {({ arrivals, more, since }) => (
          <>
            {arrivals.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <Arrivals arrivals={arrivals} isByNetwork={by === 'network'} />
            )}
            {more > 0 && <p className="pane-note">{t('arrivals.more', { count: more })}</p>}
            <Since since={since} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Since when all of it is counted, where that is not long ago. */
function Since({ since }: { since: string | null }) {
  const t = useTranslations('admin-numbers');
  const dayText = useDayText({ dateStyle: 'medium' });
  if (since === null) return null;
  return <p className="pane-note">{t('arrivals.since', { day: dayText(since) })}</p>;
}

function Arrivals({ arrivals, isByNetwork }: { arrivals: readonly Arrival[]; isByNetwork: boolean }) {
  const t = useTranslations('admin-numbers');
  const pageName = usePageName();
  const figure = (name: 'left' | 'sign_ups' | 'confirmations' | 'first_purchases'): Column<Arrival> => ({
    key: name,
    head: t(`arrivals.columns.${name}`),
    isFigure: true,
    renderCell: (arrival) => <Figure figure={arrival[name]} />,
  });
  const columns: readonly Column<Arrival>[] = [
    {
      key: 'part',
      head: t(`arrivals.kinds.${isByNetwork ? 'network' : 'landing'}`),
      renderCell: ({ part }) => (isByNetwork ? part || t('own') : pageName(part)),
    },
    ...(isByNetwork ? [] : [figure('left')]),
    figure('sign_ups'),
    figure('confirmations'),
    figure('first_purchases'),
  ];
  return (
    <ScrolledTable label={t('arrivals.title')}>
      <DataTable label={t('arrivals.title')} columns={columns} rows={arrivals} idOf={({ part }) => part} />
    </ScrolledTable>
  );
}

/** A figure, and below it what it was in as long a time before. */
function Figure({ figure }: { figure: Compared | null }) {
  const t = useTranslations('admin-numbers');
  const format = useFormatter();
  if (figure === null) return null;
  return (
    <span className="arrival-figure">
      <b>{format.number(figure.total)}</b>{' '}
      {figure.total + figure.before > 0 && (
        <small>{t('arrivals.before', { count: format.number(figure.before) })}</small>
      )}
    </span>
  );
}
