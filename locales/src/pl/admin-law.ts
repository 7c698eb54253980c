import type { adminLaw as nl } from '../nl/admin-law.ts';
import type { Texts } from '../texts.ts';

export const adminLaw: Texts<typeof nl> = {
  title: 'Przetwarzanie',
  intro:
    'Co o kim przechowujemy, po co, na jakiej podstawie i jak długo. Cel i okres są po angielsku, tak jak w bazie danych.',
  save: 'Zapisz jako CSV',
  whole: 'Także to, co nie dotyczy nikogo',
  columns: {
    table: 'Tabela',
    fields: 'Pola',
    purpose: 'Cel',
    basis: 'Podstawa',
    retention: 'Okres',
    erasure: 'Gdy dane osoby są usuwane',
  },
  bases: {
    'no personal data': 'bez danych osobowych',
    contract: 'umowa',
    'legal duty': 'obowiązek prawny',
    'legal duty (tax)': 'obowiązek prawny (podatki)',
    'legitimate interest': 'prawnie uzasadniony interes',
    consent: 'zgoda',
    'explicit consent': 'wyraźna zgoda',
  },
  erasure: {
    nobody: 'nikogo tu nie ma',
    deleted: 'usuwane',
    'by module': 'usuwane z tym, co od tego zależy',
    with: 'usuwane z tym, do czego należy',
    emptied: 'pozbawiane danych osoby',
    kept: 'zostaje do końca okresu',
  },
};
