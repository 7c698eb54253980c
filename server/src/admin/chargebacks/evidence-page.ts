import { type Html, html } from '../../platform/html.ts';
import type { Evidence, Rows } from './collect-evidence.ts';

/** What each part is, for who reads it. */
const titles: Readonly<Record<string, string>> = {
  order: 'The order',
  moves: 'What became of it',
  consents: 'What the buyer agreed to, with the version of the text',
  words_shown: 'What the order page says of withdrawing',
  deliveries: 'Credits given, used and taken back',
  labels_shown: 'Invented profiles whose label the buyer acknowledged',
  logins: 'Logins around the order, as far as they are kept',
  mails: 'Mails around the order, as far as they are kept',
  withdrawals: 'Withdrawals',
  refunds: 'Refunds',
  documents: 'Invoice and credit notes',
  where_buyer_lives: 'What says where the buyer lives',
};

/** `total_minor` as it is read: total. */
const wordsOf = (column: string): string =>
  column
    .replace(/_minor$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** A value as it is read: a moment to the second, an amount with its currency, where the row has one. */
function shown(value: unknown, column: string, row: Readonly<Record<string, unknown>>): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return `${value.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number' || !column.endsWith('_minor')) return String(value);
  const { currency } = row;
  return `${(value / 100).toFixed(2)}${typeof currency === 'string' ? ` ${currency}` : ''}`;
}

function table(rows: Rows): Html {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const [first] = rows;
  if (!first) return html`<p>None.</p>`;
  // One thing alone is read from top to bottom.
  if (rows.length === 1)
    return html`<table>
      ${columns.map(
        (column) =>
          html`<tr>
            <th scope="row">${wordsOf(column)}</th>
            <td>${shown(first[column], column, first)}</td>
          </tr>`,
      )}
    </table>`;
  return html`<div class="wide">
    <table>
      <tr>
        ${columns.map((column) => html`<th scope="col">${wordsOf(column)}</th>`)}
      </tr>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map((column) => html`<td>${shown(row[column], column, row)}</td>`)}
          </tr>`,
      )}
    </table>
  </div>`;
}

const styles = `
  :root { color-scheme: light dark; }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
  h2 { margin-top: 2rem; font-size: 1.1rem; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; }
  td, th { border: 1px solid #8886; padding: 0.25rem 0.6rem; text-align: left; vertical-align: top; }
  th { background: #8882; font-weight: 600; white-space: nowrap; }
  td { overflow-wrap: break-word; min-width: 6rem; }
`;

/** The summary of a packet as a page that asks for nothing from elsewhere. */
export const evidencePage = ({ publicId, parts }: Evidence, madeAt: Date): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Payment ${publicId}</title>
        <style>
          ${{ html: styles }}
        </style>
      </head>
      <body>
        <h1>Payment ${publicId}</h1>
        <p>Made ${shown(madeAt, '', {})}. What members wrote is not in it.</p>
        ${Object.entries(parts).map(
          ([name, rows]) =>
            html`<h2>${titles[name] ?? name}</h2>
              ${table(rows)}`,
        )}
      </body>
    </html>`.html;
