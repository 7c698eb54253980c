import { max, sum } from 'd3-array';
import { useFormatter } from 'use-intl';
import { classes } from '../../../ui/classes.ts';

interface RankedBarsProps {
  parts: readonly { name: string; value: number }[];
  amount: (value: number) => string;
  isMoney?: boolean;
}

/** A bar for each part over the whole time, with its amount and its share written beside it. */
export function RankedBars({ parts, amount, isMoney }: RankedBarsProps) {
  const format = useFormatter();
  const largest = max(parts, ({ value }) => value) ?? 0;
  const all = sum(parts, ({ value }) => value);
  return (
    <ul className="chart-ranks">
      {parts.map(({ name, value }) => (
        <li key={name}>
          <span>{name}</span>
          <svg aria-hidden="true">
            <rect
              className={classes(isMoney ? 'chart-bar chart-bar-money series-money' : 'series-1')}
              width={`${largest === 0 ? 0 : (value / largest) * 100}%`}
              height="12"
              rx="3"
            />
          </svg>
          <span>{amount(value)}</span>
          <span>{format.number(all === 0 ? 0 : value / all, { style: 'percent', maximumFractionDigits: 0 })}</span>
        </li>
      ))}
    </ul>
  );
}
