/** Words of the record of processing. */
export const adminLaw = {
  title: 'Verwerkingen',
  intro:
    'Wat we van wie bewaren, waarvoor, op welke grond en hoe lang. Doel en termijn staan er in het Engels, zoals in de database.',
  save: 'Bewaar als CSV',
  whole: 'Ook wat van niemand is',
  columns: {
    table: 'Tabel',
    fields: 'Velden',
    purpose: 'Doel',
    basis: 'Grond',
    retention: 'Termijn',
    erasure: 'Als een lid gewist wordt',
  },
  bases: {
    'no personal data': 'geen persoonsgegevens',
    contract: 'overeenkomst',
    'legal duty': 'wettelijke plicht',
    'legal duty (tax)': 'wettelijke plicht (belasting)',
    'legitimate interest': 'gerechtvaardigd belang',
    consent: 'toestemming',
    'explicit consent': 'uitdrukkelijke toestemming',
  },
  erasure: {
    nobody: 'er staat niemand in',
    deleted: 'gewist',
    'by module': 'gewist met wat eraan hangt',
    with: 'gewist met waar het bij hoort',
    emptied: 'ontdaan van de persoon',
    kept: 'blijft tot de termijn om is',
  },
} as const;
