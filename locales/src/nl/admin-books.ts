/** Words of the pages of the books: months, quarters and what is paid by card. */
export const adminBooks = {
  title: 'Maanden',
  intro:
    'De boeken van {site}. Wat verdiend is, wordt ’s nachts geboekt. De CSV’s van een maand die nog loopt, gaan tot en met afgelopen nacht.',
  year: 'Jaar',
  month: 'Maand',
  payments: 'Betalingen',
  sold: 'Verkocht',
  back: 'Terug',
  vat: 'Btw',
  earned: 'Verdiend',
  fees: 'Kosten',
  files: 'CSV',
  take: 'Download',
  takeOf: 'CSV’s van {name}',
  underWay: 'loopt nog',
  quarters: 'Kwartalen voor de OSS',
  quarter: 'Kwartaal',
  currencies: 'Andere munten',
  noCurrencies: 'geen',
  quarterTitle: 'Aangifte van {name}',
  quarterText:
    'Wat een euro waard was op de laatste dag van het kwartaal, bij de Europese Centrale Bank. In elke andere munt is verkocht.',
  rate: '1 euro in {currency}',
  make: 'Maak de CSV’s',
  noRate: 'Dit is geen koers, zoals 4,2512.',
  nothing: 'Er is niets geboekt',
  nothingText: 'In dit jaar staat er niets in de boeken van deze site.',
  takenUnderWay: 'Gedownload. De periode loopt nog: dit is tot en met afgelopen nacht.',
  risk: {
    title: 'Kaartrisico',
    intro:
      'Wat van kaartbetalingen terugging in de laatste 30 dagen, over alle sites van het bedrijf: zo ziet je acquirer het.',
    counted: 'Geteld',
    sites: 'Sites',
    payments: 'Kaartbetalingen',
    disputes: 'Teruggehaald door de bank',
    returns: 'Terug in totaal',
    calm: 'geen alarm',
    alarm: 'alarm: licht je acquirer in',
    share: '{share} van de {limit} die het merk verdraagt.',
    schemes: {
      visa: 'Visa',
      mastercard: 'Mastercard',
    },
    rules: {
      visa: 'Visa telt fraude en geschillen. Alarm vanaf {share} en {least} geschillen; nu zijn het er {cases}.',
      mastercard:
        'Mastercard telt geschillen en terugbetalingen samen. Alarm vanaf {share} bij {least} betalingen of meer; nu zijn het er {cases}.',
    },
    note: 'Bij een alarm krijgt de klantenservice één mail per maand en merk. Ook ruimhartig terugbetalen telt mee.',
  },
} as const;
