import { classes } from '../classes.ts';

type PriceRow = { label: string; amount: string; isDetail?: boolean };

/** What is bought, what is taken off, details such as VAT in small print, and the total including VAT. */
export function PriceRows({ rows, total }: { rows: readonly PriceRow[]; total: PriceRow }) {
  return (
    <dl>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
      <Row {...total} isTotal />
    </dl>
  );
}

function Row({ label, amount, isDetail = false, isTotal = false }: PriceRow & { isTotal?: boolean }) {
  return (
    <div className={classes('price-row', isDetail && 'price-row-detail', isTotal && 'price-row-total')}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
