import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Months',
  intro:
    'The books of {site}. What was earned is booked at night. The CSVs of a month that is under way go up to last night.',
  year: 'Year',
  month: 'Month',
  payments: 'Payments',
  sold: 'Sold',
  back: 'Back',
  vat: 'VAT',
  earned: 'Earned',
  fees: 'Costs',
  files: 'CSV',
  take: 'Download',
  takeOf: 'CSVs of {name}',
  underWay: 'under way',
  quarters: 'Quarters for the OSS',
  quarter: 'Quarter',
  currencies: 'Other currencies',
  noCurrencies: 'none',
  quarterTitle: 'Return of {name}',
  quarterText:
    'What a euro was on the last day of the quarter, at the European Central Bank. Something was sold in each other currency.',
  rate: '1 euro in {currency}',
  make: 'Make the CSVs',
  noRate: 'This is no rate, as 4.2512.',
  nothing: 'Nothing is booked',
  nothingText: 'Nothing stands in the books of this site in this year.',
  takenUnderWay: 'Downloaded. The period is under way: this is up to last night.',
  risk: {
    title: 'Card risk',
    intro:
      'What went back of card payments in the last 30 days, over all sites of the company: as your acquirer sees it.',
    counted: 'Counted',
    sites: 'Sites',
    payments: 'Card payments',
    disputes: 'Taken back by the bank',
    returns: 'Back in all',
    calm: 'no alarm',
    alarm: 'alarm: tell your acquirer',
    share: '{share} of the {limit} that the scheme bears.',
    schemes: {
      visa: 'Visa',
      mastercard: 'Mastercard',
    },
    rules: {
      visa: 'Visa counts fraud and disputes. The alarm stands from {share} and {least} disputes on; there are {cases} now.',
      mastercard:
        'Mastercard counts disputes and refunds together. The alarm stands from {share} of {least} payments on; there are {cases} now.',
    },
    note: 'At an alarm customer service gets one mail for each month and scheme. Generous refunds count too.',
  },
};
