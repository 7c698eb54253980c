/** Words of the queues of reports and complaints. */
export const adminReports = {
  title: {
    reports: 'Meldingen',
    complaints: 'Klachten',
  },
  intro: '{site}: {open, plural, one {# open} other {# open}}. Gevaar eerst, dan de termijn.',
  noneText: 'Hier wacht niets op een besluit.',
  item: '{reason} · {name}',
  case: 'Zaak',
  number: 'Nummer {number} · {date}',
  about: 'Over',
  from: 'Van',
  unnamed: 'zonder naam',
  wrote: 'Wat er geschreven is',
  messages: 'Het gesprek eromheen',
  sides: {
    reporter: 'wie meldt',
    reported: 'wie gemeld is',
  },
  reported: 'het gemelde bericht',
  withPhoto: 'met een foto',
  outcome: 'Uitkomst',
  outcomes: {
    measure: {
      title: 'We doen er iets aan',
      detail: 'Wie schreef, hoort dat er een maatregel is',
    },
    no_measure: {
      title: 'Geen maatregel',
      detail: 'Wie schreef, krijgt uitleg',
    },
  },
  explanation: 'Waarom, in een paar zinnen',
  explanationHint: 'Schrijf in de taal van de brief. De rest vult zich.',
  incomplete: 'Kies een uitkomst en schrijf waarom.',
  decided: 'Besloten: {number}.',
} as const;
