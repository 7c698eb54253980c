import type { adminNumbers as nl } from '../nl/admin-numbers.ts';
import type { Texts } from '../texts.ts';

export const adminNumbers: Texts<typeof nl> = {
  title: 'Numbers',
  intro: 'What happened on the sites, counted by day of each site.',
  until: 'Counted up to {time}.',
  never: 'Nothing has been counted yet. That happens every quarter of an hour.',
  running: 'The last period is still running and is left out of the comparison.',
  view: 'View',
  charts: 'Charts',
  tables: 'Tables',
  step: 'Period',
  steps: {
    day: 'By day',
    week: 'By week',
    month: 'By month',
  },
  spans: {
    day: '{count} days',
    week: '{count} weeks',
    month: '{count} months',
  },
  tableOf: 'Table of {chart}',
  csvOf: 'CSV of {chart}',
  total: '{total} in the last {span}; {before} in the {span} before.',
  change: '{total} in the last {span}, {change} against the {span} before.',
  none: 'Nothing in this time.',
  sum: 'Total',
  others: 'others',
  own: 'no network',
  period: 'Begins on',
  runs: '(running)',
  members: 'between members',
  invented: 'with fictional profiles',
  names: {
    sign_ups: 'Sign-ups by network',
    confirmations: 'Confirmed addresses by network',
    first_purchases: 'First purchases by payment method',
    messages: 'Messages',
    paid_by_method: 'Paid by method ({currency})',
    paid_by_country: 'Paid by country ({currency})',
    left_at_once: 'Landing pages that were left at once',
  },
  notes: {
    first_purchases: 'A member’s first purchase: it makes them premium.',
    paid: 'VAT included, without taking off what was later refunded or charged back.',
  },
};
