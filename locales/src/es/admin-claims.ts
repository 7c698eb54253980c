import type { adminClaims as nl } from '../nl/admin-claims.ts';
import type { Texts } from '../texts.ts';

export const adminClaims: Texts<typeof nl> = {
  row: '{number}. {kind}',
  kinds: {
    premium_matches: 'Cifra sobre premium',
    seal: 'Sello',
  },
  add: {
    premium_matches: 'Añadir una cifra',
    seal: 'Añadir un sello',
  },
  raise: 'Subir la afirmación {number}',
  remove: 'Quitar la afirmación {number}',
  says: 'Dice así: «{claim}»',
  active: 'Mostrar en el sitio',
  activeHint: 'Entonces hay que rellenar todo lo de abajo.',
  needed: '(necesario)',
  neededEach: '(necesario, en cada idioma)',
  parts: {
    figure: 'Cuántas posibilidades más, en porcentaje',
    sample: 'Personas contadas',
    name: 'Quién lo concede',
    certificate: 'Número del certificado',
    data: 'Dónde está la prueba',
    measured_on: 'Día de la prueba',
    expires_on: 'Último día',
  },
  hints: {
    figure: 'Más de 0, como máximo {edge}.',
    sample: 'Al menos {edge}.',
    name: 'Como figura en el certificado.',
    certificate: 'Con lo que se puede consultar.',
    data: 'Un archivo o una carpeta. Solo se lee aquí.',
    measured_on: 'Cuándo se midió o se concedió.',
    expires_on: 'Hasta ese día inclusive está en el sitio.',
  },
  mistakes: {
    figure: 'Escribe un número mayor que 0, como máximo {edge}.',
    sample: 'Escribe un número entero, al menos {edge}.',
    name: 'Escribe al menos {edge} caracteres.',
    certificate: 'Escribe al menos {edge} caracteres.',
    data: 'Escribe al menos {edge} caracteres.',
    measured_on: 'Elige un día.',
    expires_on: 'Elige un día que no sea anterior al de la prueba.',
  },
  definition: 'Qué se midió o se examinó',
  definitionHint: 'Va debajo de la afirmación, en el idioma de quien lee. Al menos {edge} caracteres.',
  definitionWrong: 'Escribe al menos {edge} caracteres.',
  kept: 'no se muestra: «{claim}»',
  said: '{days}: «{claim}»',
  wrong: 'Corrige lo que está marcado en una afirmación.',
};
