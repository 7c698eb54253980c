import type { adminLaw as nl } from '../nl/admin-law.ts';
import type { Texts } from '../texts.ts';

export const adminLaw: Texts<typeof nl> = {
  title: 'Verarbeitungen',
  intro:
    'Was wir von wem speichern, wofür, auf welcher Grundlage und wie lange. Zweck und Frist stehen dort auf Englisch, wie in der Datenbank.',
  save: 'Als CSV speichern',
  whole: 'Auch was niemandem gehört',
  columns: {
    table: 'Tabelle',
    fields: 'Felder',
    purpose: 'Zweck',
    basis: 'Grundlage',
    retention: 'Frist',
    erasure: 'Wenn ein Mitglied gelöscht wird',
  },
  bases: {
    'no personal data': 'keine personenbezogenen Daten',
    contract: 'Vertrag',
    'legal duty': 'rechtliche Pflicht',
    'legal duty (tax)': 'rechtliche Pflicht (Steuern)',
    'legitimate interest': 'berechtigtes Interesse',
    consent: 'Einwilligung',
    'explicit consent': 'ausdrückliche Einwilligung',
  },
  erasure: {
    nobody: 'niemand steht darin',
    deleted: 'gelöscht',
    'by module': 'gelöscht mit allem, was daran hängt',
    with: 'gelöscht mit dem, wozu es gehört',
    emptied: 'von der Person geleert',
    kept: 'bleibt bis zum Ende der Frist',
  },
};
