/** Words around the static pages; the pages themselves stand in `locales/pages`. */
export const pages = {
  contents: 'Op deze pagina',
  version: 'Deze versie geldt sinds {date}.',
  contact: {
    title: 'Iemand spreken',
    intro: 'Bij ons antwoordt een mens.',
    complaint: 'Klacht indienen',
    kvk: 'KvK {number}',
    vat: 'btw {number}',
  },
  faq: {
    label: 'Zoek in de vragen',
    found:
      '{count, plural, =0 {Geen vraag gevonden. Probeer een ander woord, of mail ons.} one {# vraag gevonden.} other {# vragen gevonden.}}',
  },
} as const;
