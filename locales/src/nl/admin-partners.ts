/** Words of the page of partners' keys. */
export const adminPartners = {
  title: 'Partners',
  intro: 'Met een sleutel meldt de server van een partner mensen aan op {site}.',
  new: 'Nieuwe sleutel',
  none: 'Er zijn nog geen sleutels',
  noneText:
    'Een partner die mensen aanmeldt, krijgt van jou een sleutel. In de cijfers staan ze onder de naam van zijn netwerk.',
  newText: 'We tonen de sleutel één keer en bewaren alleen waaraan we hem herkennen.',
  network: 'Netwerk',
  networkHint: 'Zo heet de partner in de cijfers, zoals radio-oost.',
  make: 'Maak sleutel',
  keyOf: 'Sleutel van {network}',
  key: 'Sleutel',
  shownOnce:
    'Je ziet hem alleen nu. Geef hem aan de partner langs een weg die niemand meeleest. Raakt hij kwijt, maak dan een nieuwe en beëindig deze.',
  copy: 'Kopieer',
  copied: 'Gekopieerd.',
  kept: 'Ik heb hem bewaard',
  columns: {
    network: 'Netwerk',
    made: 'Gemaakt',
    state: 'Stand',
    act: 'Doen',
  },
  works: 'werkt',
  endedAt: 'beëindigd, {at}',
  end: 'Beëindig',
  endOf: 'Beëindig de sleutel van {network}, gemaakt op {at}',
  endTitle: 'Sleutel van {network} beëindigen?',
  endText:
    'De server van de partner meldt er meteen niemand meer mee aan. Wie er al lid mee werd, blijft lid. Terugzetten kan niet, een nieuwe maken wel.',
  ended: 'De sleutel werkt niet meer.',
} as const;
