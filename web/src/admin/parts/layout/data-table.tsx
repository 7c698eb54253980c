import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

export type Column<Row> = {
  key: string;
  head: string;
  /** Figures stand right. */
  isFigure?: boolean;
  /** What can be done with a row: on a phone its buttons need no label before them, and are as high as a finger. */
  isActs?: boolean;
  renderCell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = {
  label: string;
  /** The first names the row; on a phone each row is a card that begins with it. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** A table of two or three columns stays one on a phone. */
  isNarrow?: boolean;
};

/** A table of 44 px rows, whose rows are cards below 768 px; a cell that renders nothing is left out of its card. */
export function DataTable<Row>({ label, columns, rows, idOf, isNarrow }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className={classes('data-table', isNarrow && 'data-table-narrow')} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, head, isFigure }) => (
            <th key={key} scope="col" className={classes(isFigure && 'figure')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)}>
            <th scope="row">{first.renderCell(row)}</th>
            {others.map(({ key, head, isFigure, isActs, renderCell }) => (
              <td
                key={key}
                data-label={isActs ? undefined : head}
                className={classes(isFigure && 'figure', isActs && 'acts')}
              >
                {renderCell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
