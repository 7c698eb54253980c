import type { adminReports as nl } from '../nl/admin-reports.ts';
import type { Texts } from '../texts.ts';

export const adminReports: Texts<typeof nl> = {
  title: {
    reports: 'Denuncias',
    complaints: 'Quejas',
  },
  intro: '{site}: {open, plural, one {# abierta} other {# abiertas}}. Primero el peligro, luego el plazo.',
  noneText: 'Aquí nada espera una decisión.',
  item: '{reason} · {name}',
  case: 'Caso',
  number: 'Número {number} · {date}',
  about: 'Sobre',
  from: 'De',
  unnamed: 'sin nombre',
  wrote: 'Lo que se ha escrito',
  messages: 'La conversación alrededor',
  sides: {
    reporter: 'quien denuncia',
    reported: 'a quien se denuncia',
  },
  reported: 'el mensaje denunciado',
  withPhoto: 'con una foto',
  outcome: 'Resultado',
  outcomes: {
    measure: {
      title: 'Actuamos',
      detail: 'Quien escribió sabrá que hay una medida',
    },
    no_measure: {
      title: 'Ninguna medida',
      detail: 'Quien escribió recibe una explicación',
    },
  },
  explanation: 'Por qué, en unas frases',
  explanationHint: 'Escribe en el idioma de la carta. Lo demás se completa solo.',
  incomplete: 'Elige un resultado y escribe por qué.',
  decided: 'Decidido: {number}.',
};
