import type { adminObjections as nl } from '../nl/admin-objections.ts';
import type { Texts } from '../texts.ts';

export const adminObjections: Texts<typeof nl> = {
  title: 'Recursos',
  intro: '{site}: {open, plural, one {# abierto} other {# abiertos}}. En {days} días. Nunca quien decidió primero.',
  noneText: 'Aquí nadie ha recurrido.',
  item: '{to} · {name}',
  own: 'La primera decisión fue tuya',
  ownText: 'La primera decisión fue tuya. La juzga otra persona; este caso queda cerrado para ti.',
  case: 'Recurso',
  to: {
    photo: 'Foto rechazada',
    suspended: 'Cuenta cerrada',
    hidden: 'Perfil oculto',
  },
  by: 'Recurso de {name}, {date} · decisión de {staff}',
  photo: 'La foto',
  alt: 'La foto de {name} de la que se trata',
  writes: 'Lo que escribe {name}',
  first: 'La primera decisión',
  decidedBy: 'Decidido por {staff}',
  judgement: 'Decisión sobre el recurso',
  outcome: 'Resultado',
  outcomes: {
    restored: {
      title: 'Con razón',
      photo: 'La foto vuelve enseguida al perfil',
      suspended: 'La cuenta vuelve a abrirse',
      hidden: 'El perfil vuelve a verse',
    },
    upheld: {
      title: 'Sin razón',
      photo: 'La foto sigue fuera',
      suspended: 'La cuenta sigue cerrada',
      hidden: 'El perfil sigue oculto',
    },
  },
  secondEyes: '{staff} decidió primero y no puede abrir este caso.',
  incomplete: 'Elige un resultado.',
  unexplained: 'Escribe por qué se mantiene.',
  explanation: 'Por qué se mantiene',
  explanationHint: 'Idioma de la carta: {language}. El miembro lo leerá.',
  done: {
    restored: 'Revertido.',
    upheld: 'La decisión se mantiene.',
  },
};
