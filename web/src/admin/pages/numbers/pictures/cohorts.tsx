import type { NumbersOfChart } from '@vonk/contract/admin/house/numbers';
import { max } from 'd3-array';
import type { CSSProperties } from 'react';
import type { ChartWords } from '../use-chart-words.ts';

interface CohortsProps {
  /** Part 0 has those who signed up, the others who came back so many periods later. */
  parts: NumbersOfChart['parts'];
  periods: readonly string[];
  words: ChartWords;
}

/**
 * A row for those who signed up in a period, a field for each period after it with the share of them who were here, in
 * percent: the nearer to the largest, the deeper its colour. The period that runs is hatched. For eyes alone: the same
 * is in a table.
 */
export function Cohorts({ parts: [all, ...later], periods, words }: CohortsProps) {
  const shareOf = (value: number | null | undefined, at: number): number | undefined => {
    const size = all?.values[at] ?? 0;
    return typeof value !== 'number' || size === 0 ? undefined : value / size;
  };
  const largest = max(later, ({ values }) => max(values, shareOf)) ?? 0;
  return (
    <div className="cohorts" style={{ '--columns': later.length } as CSSProperties} aria-hidden="true">
      <span />
      <span />
      {later.map(({ part }) => (
        <i key={part}>{part}</i>
      ))}
      {periods.flatMap((period, at) => {
        return [
          <i key={period}>{words.periodName(period)}</i>,
          <b key={`${period} all`}>{words.amount(all?.values[at] ?? 0)}</b>,
          ...later.map(({ part, values }) => {
            const share = shareOf(values[at], at);
            const key = `${period} ${part}`;
            if (share === undefined) return <span key={key} />;
            return (
              <span
                key={key}
                className={at + Number(part) === periods.length - 1 ? 'cohort cohort-runs' : 'cohort'}
                style={{ '--depth': `${largest === 0 ? 0 : (share / largest) * 100}%` } as CSSProperties}
              >
                {Math.round(share * 100)}
              </span>
            );
          }),
        ];
      })}
    </div>
  );
}
