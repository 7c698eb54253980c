import { max, nice, ticks } from 'd3-array';
import { stack } from 'd3-shape';
import { type CSSProperties, useId } from 'react';
import { classes } from '../../../ui/classes.ts';

/** About so many lines across a chart. */
const lines = 4;
/** How much of a period its bar takes. */
const barShare = 0.82;
/** Among so many labels of periods there is room on a phone. */
const mostLabels = 5;

interface StackedBarsProps {
  /** The class that colours each series: it has as many values as there are periods. */
  series: readonly { look: string; values: readonly number[] }[];
  periods: readonly string[];
  level: (value: number) => string;
  isMoney?: boolean;
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/**
 * A bar for each period, of its parts on top of each other; the last period still runs and is hatched. Only shapes
 * scale, text does not. For eyes alone: the same stands in a table.
 */
export function StackedBars({ series, periods, level, isMoney }: StackedBarsProps) {
  const id = useId();
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((at, key) => series[key]?.values[at] ?? 0)(periods.keys());
  const [, top] = nice(0, Math.max(1, max(layers.flat(), ([, end]) => end) ?? 0), lines);
  // Nothing is half a member.
  const levels = ticks(0, top, lines).filter((value) => isMoney || Number.isInteger(value));
  const every = Math.ceil(periods.length / mostLabels);
  const middle = (at: number) => percent((at + 0.5) / periods.length);
  return (
    <div className="chart-plot" aria-hidden="true">
      <div className="chart-levels">
        {levels.map((value) => (
          <span key={value}>{level(value)}</span>
        ))}
        {levels.map((value) => (
          <i key={value} style={{ '--at': percent(value / top) } as CSSProperties}>
            {level(value)}
          </i>
        ))}
      </div>
      <svg>
        <defs>
          {series.map(({ look }) => (
            <pattern
              key={look}
              id={`${id}${look}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" className="chart-blank" />
              <rect width="3" height="6" className={look} />
            </pattern>
          ))}
        </defs>
        {levels.map((value) => (
          <line
            key={value}
            className="chart-line"
            x1="0"
            x2="100%"
            y1={percent(1 - value / top)}
            y2={percent(1 - value / top)}
          />
        ))}
        {layers.flatMap((layer, key) =>
          layer.map(([start, end], at) => {
            const look = series[key]?.look ?? '';
            const runs = at === periods.length - 1;
            return end === start ? null : (
              <rect
                key={`${look}-${periods[at]}`}
                className={classes('chart-bar', isMoney && 'chart-bar-money', !runs && look)}
                {...(runs && { fill: `url(#${id}${look})` })}
                x={percent((at + (1 - barShare) / 2) / periods.length)}
                width={percent(barShare / periods.length)}
                y={percent(1 - end / top)}
                height={percent((end - start) / top)}
              />
            );
          }),
        )}
      </svg>
      <div className="chart-days">
        {periods.map((period, at) =>
          (periods.length - 1 - at) % every === 0 ? (
            <i key={period} style={{ '--at': middle(at) } as CSSProperties}>
              {period}
            </i>
          ) : null,
        )}
      </div>
    </div>
  );
}
