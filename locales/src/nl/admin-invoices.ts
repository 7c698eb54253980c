/** Words of the page of invoices and credit notes. */
export const adminInvoices = {
  title: 'Facturen',
  intro: 'Facturen en creditnota’s van {site}, zoals de koper ze heeft. Elke keer openen staat in het logboek.',
  search: 'Zoek facturen',
  number: 'Nummer',
  kind: 'Soort',
  everyKind: 'Soort: alle',
  month: 'Maand',
  kinds: {
    invoice: 'factuur',
    credit_note: 'creditnota',
  },
  none: 'Geen facturen',
  noneText: 'Met dit filter staat er niets in de lijst.',
  older: 'Toon oudere',
  gone: 'niet meer bewaard',
  columns: {
    number: 'Nummer',
    kind: 'Soort',
    at: 'Wanneer',
    payment: 'Betaling',
    vat: 'Btw',
    total: 'Bedrag',
    file: 'Bestand',
  },
  pdf: 'Open pdf',
  pdfOf: 'Open pdf van {number}',
} as const;
