import { max } from 'd3-array';
import { stack } from 'd3-shape';
import { useId } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { percent, Plot, topOf } from './plot.tsx';

/** How much of a period its bar takes. */
const barShare = 0.82;

interface StackedBarsProps {
  /** The class that colours each series: it has as many values as there are periods. */
  series: readonly { look: string; values: readonly number[] }[];
  periods: readonly string[];
  level: (value: number) => string;
  hasParts: boolean;
  isMoney: boolean;
}

/** A bar for each period, of its parts on top of each other; the last period still runs and is hatched. */
export function StackedBars({ series, periods, level, hasParts, isMoney }: StackedBarsProps) {
  const id = useId();
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((at, key) => series[key]?.values[at] ?? 0)(periods.keys());
  const top = topOf(max(layers.flat(), ([, end]) => end) ?? 0);
  return (
    <Plot top={top} periods={periods} level={level} hasParts={hasParts}>
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
    </Plot>
  );
}
