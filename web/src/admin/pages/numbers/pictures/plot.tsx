import { nice, ticks } from 'd3-array';
import type { CSSProperties, ReactNode } from 'react';

/** About so many lines across a chart. */
const lines = 4;
/** Among so many labels of periods there is room on a phone. */
const mostLabels = 5;

/** As far along an axis as it says, whatever size the chart has. */
export const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The top of an axis that has a value in it; nothing is less than one. */
export const topOf = (value: number): number => nice(0, Math.max(1, value), lines)[1];

interface PlotProps {
  top: number;
  periods: readonly string[];
  level: (value: number) => string;
  /** Whether there is something between one and two of what is counted: nothing is half a member. */
  hasParts: boolean;
  children: ReactNode;
}

/** The axes around the shapes of a chart. Only shapes scale, text does not. For eyes alone: the same is in a table. */
export function Plot({ top, periods, level, hasParts, children }: PlotProps) {
  const levels = ticks(0, top, lines).filter((value) => hasParts || Number.isInteger(value));
  const every = Math.ceil(periods.length / mostLabels);
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
        {children}
      </svg>
      <div className="chart-days">
        {periods.map((period, at) =>
          (periods.length - 1 - at) % every === 0 ? (
            <i key={period} style={{ '--at': percent((at + 0.5) / periods.length) } as CSSProperties}>
              {period}
            </i>
          ) : null,
        )}
      </div>
    </div>
  );
}
