import type { restrictions as source } from '../nl/restrictions.ts';
import type { Texts } from '../texts.ts';

export const restrictions: Texts<typeof source> = {
  pageTitle: 'Restricción',
  title: {
    suspended: 'Tu cuenta está cerrada',
    hidden: 'Tu perfil está oculto',
  },
  intro: {
    suspended: 'Aquí lees por qué y qué puedes hacer.',
    hidden: 'Los demás no te encuentran. Aquí lees por qué y qué puedes hacer.',
  },
  what: 'Qué se ha decidido',
  scope: {
    suspended: 'Nadie ve tu perfil y no puedes dar likes ni escribir. Tus datos, pagos y ajustes siguen siendo tuyos.',
    hidden: 'Nadie encuentra tu perfil y no puedes dar likes. Puedes entrar y leer tus mensajes como siempre.',
  },
  rule: 'Qué norma',
  ground: {
    law: 'La ley no lo permite.',
    terms: 'Va en contra de nuestras condiciones.',
  },
  facts: 'Qué ocurrió',
  who: 'Quién decidió',
  person: 'Alguien de nuestro equipo, el {day}. No un ordenador.',
  automated: 'De forma automática, el {day}.',
  howLong: 'Por cuánto tiempo',
  open: 'Hasta que lo anulemos.',
  until: 'Hasta el {day} incluido. Después termina por sí solo.',
  objectTitle: '¿No estás de acuerdo?',
  object: 'Hasta el {day} puedes reclamar gratis. Lo mirará otra persona distinta de quien decidió.',
  text: '¿Por qué no es correcto?',
  counter: '{used, number}/{most, number}',
  send: 'Enviar reclamación',
  waiting: 'Tenemos tu reclamación. La está mirando otra persona distinta de quien decidió. Recibirás un correo.',
  upheld: 'Otra persona ha mirado tu reclamación. La decisión se mantiene.',
  because: 'Por qué: {explanation}',
  elsewhere: 'También puedes acudir a un organismo de resolución de litigios o a los tribunales.',
  data: 'A mis datos',
  noneTitle: 'No hay ninguna restricción',
  noneText: 'Tu cuenta y tu perfil están activos.',
  reason: {
    fraud: 'Fraude o intento de fraude.',
    fake_profile: 'Un perfil que no es tuyo o datos falsos.',
    underage: 'No tienes 18 años.',
    harassment: 'Acoso o amenazas.',
    hate: 'Odio o discriminación.',
    sexual_content: 'Contenido sexual que nadie pidió.',
    advertising: 'Publicidad o servicios de pago.',
    other: 'Otra norma de nuestras condiciones.',
  },
};
