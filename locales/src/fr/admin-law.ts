import type { adminLaw as nl } from '../nl/admin-law.ts';
import type { Texts } from '../texts.ts';

export const adminLaw: Texts<typeof nl> = {
  title: 'Traitements',
  intro:
    'Ce que nous gardons de qui, pour quoi, sur quelle base et combien de temps. Le but et la durée sont en anglais, comme dans la base de données.',
  save: 'Enregistrer en CSV',
  whole: 'Aussi ce qui n’est à personne',
  columns: {
    table: 'Table',
    fields: 'Champs',
    purpose: 'But',
    basis: 'Base',
    retention: 'Durée',
    erasure: 'Quand un membre est effacé',
  },
  bases: {
    'no personal data': 'aucune donnée personnelle',
    contract: 'contrat',
    'legal duty': 'obligation légale',
    'legal duty (tax)': 'obligation légale (impôts)',
    'legitimate interest': 'intérêt légitime',
    consent: 'consentement',
    'explicit consent': 'consentement explicite',
  },
  erasure: {
    nobody: 'personne n’y figure',
    deleted: 'effacé',
    'by module': 'effacé avec ce qui en dépend',
    with: 'effacé avec ce dont il fait partie',
    emptied: 'vidé de la personne',
    kept: 'reste jusqu’à la fin de la durée',
  },
};
