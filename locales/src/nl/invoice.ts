/** What is printed on invoices and credit notes. */
export const invoice = {
  invoice: 'Factuur {number}',
  creditNote: 'Creditnota {number}',
  kvk: 'KvK {number}',
  vat: 'btw {number}',
  for: 'Voor',
  privateBuyer: 'Particuliere koper',
  order: 'Bestelling {order}',
  date: 'Datum',
  delivered: 'Geleverd',
  deliveredAt: '{at}, direct',
  paid: 'Betaald',
  settled: 'voldaan',
  paidWith: 'Betaald met',
  ofInvoice: 'Bij factuur',
  ofCreditNote: 'Bij creditnota',
  what: 'Wat',
  quantity: 'Aantal',
  each: 'Per stuk',
  vatRate: 'Btw',
  amount: 'Bedrag',
  credits: 'Credits voor berichten op {site}',
  noExpiry: 'Verlopen niet',
  givenBack: 'Teruggenomen en terugbetaald',
  discount: 'Korting {code}',
  net: 'Netto',
  vatOf: 'Btw {percent}, {country}',
  total: 'Totaal',
  withdraw: 'Herroepen',
  withdrawText:
    'Kan tot en met {until}, 23:59, zonder reden, op {address}. Je vroeg om directe levering; je betaalt dan alleen de credits die je gebruikte.',
  reason: 'Reden',
  reasons: {
    withdrawal:
      'Je hebt de koop herroepen. De credits die over waren, zijn terugbetaald tegen de prijs waarvoor je ze kocht.',
    withdrawal_whole:
      'Je hebt de koop herroepen. Bij de bestelling hadden we je niet goed over herroepen verteld, dus de hele prijs is terugbetaald, wat je er ook van gebruikt had.',
    erasure:
      'Je account is gewist. De gekochte credits die over waren, zijn terugbetaald tegen de prijs waarvoor je ze kocht.',
    refund: 'De betaling is aan je terugbetaald.',
    chargeback: 'De betaling is door je bank of kaartmaatschappij teruggeboekt.',
  },
  wonBack:
    'De betaling was teruggeboekt. Je bank of kaartmaatschappij heeft het bedrag daarna weer aan ons betaald, dus de aankoop geldt weer.',
  foot: 'Prijzen zijn inclusief btw. {statement} staat op je afschrift. Er loopt geen abonnement.',
  footOutside:
    'Er is geen btw berekend: je woont buiten de EU. {statement} staat op je afschrift. Er loopt geen abonnement.',
  creditFoot: 'Bedragen zijn inclusief btw.',
  creditFootOutside: 'Er is geen btw berekend: je woont buiten de EU.',
  page: '{page} van {pages}',
} as const;
