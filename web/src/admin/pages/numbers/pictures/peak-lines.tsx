import { max } from 'd3-array';
import { line } from 'd3-shape';
import { percent, Plot, topOf } from './plot.tsx';

interface PeakLinesProps {
  /** The class that colours each series: it has as many values as there are periods. */
  series: readonly { look: string; values: readonly number[] }[];
  periods: readonly string[];
  level: (value: number) => string;
  hasParts: boolean;
}

/** A line for each series, with a point in each period; the last period still runs: it is dashed, its point hollow. */
export function PeakLines({ series, periods, level, hasParts }: PeakLinesProps) {
  const top = topOf(max(series, ({ values }) => max(values)) ?? 0);
  const across = (at: number) => (at + 0.5) / periods.length;
  const last = periods.length - 1;
  const path = line<[number, number]>()
    .x(([at]) => across(at) * 100)
    .y(([, value]) => (1 - value / top) * 100);
  return (
    <Plot top={top} periods={periods} level={level} hasParts={hasParts}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {series.map(({ look, values }) => {
          const points = values.map((value, at): [number, number] => [at, value]);
          return (
            <g key={look} className={`chart-stroke ${look}`}>
              <path d={path(points.slice(0, -1)) ?? ''} />
              <path d={path(points.slice(-2)) ?? ''} strokeDasharray="4 4" />
            </g>
          );
        })}
      </svg>
      {series.flatMap(({ look, values }) =>
        values.map((value, at) => (
          <circle
            key={`${look}-${periods[at]}`}
            className={at === last ? `chart-stroke chart-blank ${look}` : look}
            cx={percent(across(at))}
            cy={percent(1 - value / top)}
            r="3.5"
          />
        )),
      )}
    </Plot>
  );
}
