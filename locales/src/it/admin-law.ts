import type { adminLaw as nl } from '../nl/admin-law.ts';
import type { Texts } from '../texts.ts';

export const adminLaw: Texts<typeof nl> = {
  title: 'Trattamenti',
  intro:
    'Che cosa conserviamo di chi, perché, su quale base e per quanto. Scopo e durata sono in inglese, come nel database.',
  save: 'Salva come CSV',
  whole: 'Anche ciò che non è di nessuno',
  columns: {
    table: 'Tabella',
    fields: 'Campi',
    purpose: 'Scopo',
    basis: 'Base',
    retention: 'Durata',
    erasure: 'Quando un membro è cancellato',
  },
  bases: {
    'no personal data': 'nessun dato personale',
    contract: 'contratto',
    'legal duty': 'obbligo di legge',
    'legal duty (tax)': 'obbligo di legge (imposte)',
    'legitimate interest': 'interesse legittimo',
    consent: 'consenso',
    'explicit consent': 'consenso esplicito',
  },
  erasure: {
    nobody: 'non c’è nessuno',
    deleted: 'cancellato',
    'by module': 'cancellato con ciò che ne dipende',
    with: 'cancellato con ciò a cui appartiene',
    emptied: 'svuotato della persona',
    kept: 'resta fino alla fine della durata',
  },
};
