import type { NumberChart, NumbersOfChart, NumberStep } from '@vonk/contract/admin/house/numbers';
import { sum } from 'd3-array';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FileIcon, TableIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { useAct } from '../../parts/use-act.ts';
import { ChartTable } from './chart-table.tsx';
import { Cohorts } from './pictures/cohorts.tsx';
import { PeakLines } from './pictures/peak-lines.tsx';
import { saveNumbers } from './queries.ts';
import { RankedBars } from './ranked-bars.tsx';
import { ScrolledTable } from './scrolled-table.tsx';
import { StackedBars } from './pictures/stacked-bars.tsx';
import { useChartWords } from './use-chart-words.ts';

interface ChartPaneProps {
  chart: NumbersOfChart;
  periods: readonly string[];
  step: NumberStep;
  site: number | undefined;
  /** Whether the page shows tables; each chart may be turned by itself. */
  asTable: boolean;
}

/** Charts whose title leaves open what is counted. */
const noted = [
  'completeness',
  'first_messages',
  'first_purchases',
  'replies',
  'pushes',
  'retention',
  'queue_ages',
  'queue_waiting',
  'call_errors',
  'job_errors',
] as const;

/** A chart: what it says in a sentence, the picture or its table, and its file. Who hears the page hears the table. */
export function ChartPane({ chart, periods, step, site, asTable }: ChartPaneProps) {
  const t = useTranslations('admin-numbers');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const words = useChartWords(chart, step);
  const [isTable, setIsTable] = useState(asTable);
  const id = useId();
  const isEmpty = chart.parts.length === 0;
  const note = noted.find((name) => name === chart.name);
  const save = () => act(() => saveNumbers(call, { step, chart: chart.name, ...(site !== undefined && { site }) }));
  return (
    <section className="pane" aria-labelledby={id}>
      <div className="chart-head">
        <h2 id={id}>{words.title}</h2>
        {!isEmpty && (
          <div className="page-actions">
            <IconButton
              label={t('tableOf', { chart: words.title })}
              icon={<TableIcon />}
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
            />
            <IconButton
              label={t('csvOf', { chart: words.title })}
              icon={<FileIcon />}
              disabled={isBusy}
              onClick={() => void save()}
            />
          </div>
        )}
        <p>{isEmpty ? t('none') : words.result(chart)}</p>
      </div>
      {!isEmpty && (
        <>
          {!isTable && <Picture chart={chart} periods={periods} words={words} />}
          {isTable ? (
            <ScrolledTable label={words.title} isOfPeriods>
              <ChartTable chart={chart} periods={periods} words={words} />
            </ScrolledTable>
          ) : (
            <div className="sr-only">
              <ChartTable chart={chart} periods={periods} words={words} />
            </div>
          )}
        </>
      )}
      {chart.currency !== null && chart.name !== 'given_back' && <p className="pane-note">{t('notes.paid')}</p>}
      {note && <p className="pane-note">{t(`notes.${note}`)}</p>}
    </section>
  );
}

interface PictureProps {
  chart: NumbersOfChart;
  periods: readonly string[];
  words: ReturnType<typeof useChartWords>;
}

/** Charts with more parts than there are colours. */
const ranked: readonly NumberChart[] = ['left_at_once', 'sign_ups_by_landing', 'call_errors', 'job_errors'];

/**
 * Parts have a colour each; of money, pages and faults, whose number has no end, the sum by period and then each part.
 * What is the most of each period is no sum: it is drawn as lines. Who comes back stands in a field of shares.
 */
function Picture({ chart: { name, parts, currency }, periods, words }: PictureProps) {
  const isMoney = currency !== null;
  const isRanked = isMoney || ranked.includes(name);
  if (name === 'retention') return <Cohorts parts={parts} periods={periods} words={words} />;
  const onAxis = (values: readonly (number | null | undefined)[]) => values.map((value) => words.onAxis(value ?? 0));
  const series = isRanked
    ? [
        {
          look: isMoney ? 'series-money' : 'series-1',
          values: onAxis(periods.map((_, at) => sum(parts, (one) => one.values[at]))),
        },
      ]
    : parts.map(({ part, values }, at) => ({ look: `series-${part === null ? 6 : at + 1}`, values: onAxis(values) }));
  const drawn = { series, periods: periods.map(words.periodName), level: words.level, hasParts: words.hasParts };
  return (
    <>
      {!isRanked && (
        <ul className="chart-key" aria-hidden="true">
          {parts.map(({ part }, at) => (
            <li key={part}>
              <svg>
                <rect className={series[at]?.look} width="12" height="12" rx="3" />
              </svg>
              {words.partName(part)}
            </li>
          ))}
        </ul>
      )}
      {words.isPeak ? <PeakLines {...drawn} /> : <StackedBars {...drawn} isMoney={isMoney} />}
      {isRanked && (
        <div aria-hidden="true">
          <RankedBars
            parts={parts.map(({ part, values }) => ({ name: words.partName(part), value: sum(values) }))}
            amount={words.amount}
            isMoney={isMoney}
          />
        </div>
      )}
    </>
  );
}
