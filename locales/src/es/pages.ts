import type { Texts } from '../texts.ts';
import type { pages as nl } from '../nl/pages.ts';

export const pages: Texts<typeof nl> = {
  contents: 'En esta página',
  version: 'Esta versión se aplica desde el {date}.',
  contact: {
    title: 'Habla con nosotros',
    intro: 'Te responde una persona.',
    complaint: 'Presentar una reclamación',
    kvk: 'Registro Mercantil {number}',
    vat: 'NIF-IVA {number}',
  },
  faq: {
    label: 'Buscar en las preguntas',
    found:
      '{count, plural, =0 {No hay ninguna pregunta así. Prueba con otra palabra o escríbenos.} one {# pregunta encontrada.} other {# preguntas encontradas.}}',
  },
};
