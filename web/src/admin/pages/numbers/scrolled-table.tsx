import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

type ScrolledTableProps = {
  label: string;
  /** Its rows are periods, whose names stand on one line. */
  isOfPeriods?: boolean;
  children: ReactNode;
};

/**
 * A table that may be wider than its pane, in which it is scrolled: by the keyboard too, which finds nothing else in it
 * to stop at.
 */
export function ScrolledTable({ label, isOfPeriods, children }: ScrolledTableProps) {
  return (
    <div
      className={classes('chart-table', isOfPeriods && 'chart-periods')}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
