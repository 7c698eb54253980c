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

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
};

function table(rows: Rows): Html {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (rows.length === 0) return html`<p>None.</p>`;
  return html`<table>
    <tr>
      ${columns.map((column) => html`<th>${column}</th>`)}
    </tr>
    ${rows.map(
      (row) =>
        html`<tr>
          ${columns.map((column) => html`<td>${shown(row[column])}</td>`)}
        </tr>`,
    )}
  </table>`;
}

/** The summary of a packet as a page that asks for nothing from elsewhere. */
export const evidencePage = ({ publicId, parts }: Evidence, madeAt: Date): string =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Payment ${publicId}</title>
      <style>
        body {
          font:
            15px/1.5 system-ui,
            sans-serif;
          margin: 2rem;
        }
        table {
          border-collapse: collapse;
        }
        td,
        th {
          border: 1px solid #999;
          padding: 0.2rem 0.5rem;
          text-align: left;
        }
      </style>
      <h1>Payment ${publicId}</h1>
      <p>Made ${madeAt.toISOString()}. Times are UTC, amounts in minor units. What members wrote is not in it.</p>
      ${Object.entries(parts).map(
        ([name, rows]) =>
          html`<h2>${titles[name] ?? name}</h2>
            ${table(rows)}`,
      )}
    </html>`.html;
