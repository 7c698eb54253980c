import type { adminLaw as nl } from '../nl/admin-law.ts';
import type { Texts } from '../texts.ts';

export const adminLaw: Texts<typeof nl> = {
  title: 'Processing',
  intro:
    'What we keep of whom, what for, on what ground and how long. Purpose and term are in English, as in the database.',
  save: 'Save as CSV',
  whole: 'Also what is nobody’s',
  columns: {
    table: 'Table',
    fields: 'Fields',
    purpose: 'Purpose',
    basis: 'Ground',
    retention: 'Term',
    erasure: 'When a member is erased',
  },
  bases: {
    'no personal data': 'no personal data',
    contract: 'contract',
    'legal duty': 'legal duty',
    'legal duty (tax)': 'legal duty (tax)',
    'legitimate interest': 'legitimate interest',
    consent: 'consent',
    'explicit consent': 'explicit consent',
  },
  erasure: {
    nobody: 'nobody stands in it',
    deleted: 'erased',
    'by module': 'erased with what hangs on it',
    with: 'erased with what it belongs to',
    emptied: 'emptied of the person',
    kept: 'stays until its term is over',
  },
};
