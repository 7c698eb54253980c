import type { adminLaw as nl } from '../nl/admin-law.ts';
import type { Texts } from '../texts.ts';

export const adminLaw: Texts<typeof nl> = {
  title: 'Tratamientos',
  intro:
    'Qué guardamos de quién, para qué, con qué base y cuánto tiempo. El fin y el plazo están en inglés, como en la base de datos.',
  save: 'Guardar como CSV',
  whole: 'También lo que no es de nadie',
  columns: {
    table: 'Tabla',
    fields: 'Campos',
    purpose: 'Fin',
    basis: 'Base',
    retention: 'Plazo',
    erasure: 'Cuando se borra a un miembro',
  },
  bases: {
    'no personal data': 'sin datos personales',
    contract: 'contrato',
    'legal duty': 'obligación legal',
    'legal duty (tax)': 'obligación legal (impuestos)',
    'legitimate interest': 'interés legítimo',
    consent: 'consentimiento',
    'explicit consent': 'consentimiento explícito',
  },
  erasure: {
    nobody: 'no figura nadie',
    deleted: 'se borra',
    'by module': 'se borra con lo que depende de ello',
    with: 'se borra con aquello a lo que pertenece',
    emptied: 'se vacía de la persona',
    kept: 'se queda hasta que acaba el plazo',
  },
};
