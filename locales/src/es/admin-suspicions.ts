import type { adminSuspicions as nl } from '../nl/admin-suspicions.ts';
import type { Texts } from '../texts.ts';

export const adminSuspicions: Texts<typeof nl> = {
  title: 'Sospechas',
  intro:
    '{site}: {open, plural, one {# cuenta espera} other {# cuentas esperan}}. Las reglas cuentan, las personas deciden. Norma: {hours} horas.',
  noneText: 'Aquí no se ha contado nada que pida una mirada.',
  case: 'Cuenta',
  signedUp: 'Se registró el {date}',
  open: 'Abrir este miembro',
  why: 'Por qué está aquí',
  limit: '{limit, plural, =1 {basta con uno} other {desde #}}',
  signals: {
    many_from_network: '{count, plural, one {# registro} other {# registros}} en una hora desde la misma red',
    many_from_device: '{count, plural, one {# registro} other {# registros}} en un día con el mismo navegador',
    throwaway_mail: 'Correo de un servicio desechable',
    shared_picture: '{count, plural, one {Otro miembro ya tenía} other {Otros # miembros ya tenían}} esta foto',
    many_first_messages: '{count, plural, one {# primer mensaje} other {# primeros mensajes}} a miembros en una hora',
    often_blocked: 'Bloqueado por {count, plural, one {# miembro} other {# miembros}} en una semana',
  },
  short: {
    many_from_network: 'muchos desde una red',
    many_from_device: 'muchos con un navegador',
    throwaway_mail: 'correo desechable',
    shared_picture: 'foto de otra persona',
    many_first_messages: 'muchos primeros mensajes',
    often_blocked: 'bloqueado a menudo',
  },
  known: 'Lo que sabemos sin leer',
  week: 'La última semana',
  begun: 'Conversaciones iniciadas',
  answered: 'De ellas respondidas',
  blockedBy: 'Bloqueado por',
  closed: 'El texto sigue cerrado',
  closedText: 'Los mensajes no se leen ni se analizan. Solo una denuncia abre una conversación.',
  outcome: 'Resultado',
  outcomes: {
    fine: {
      title: 'En orden',
      detail: 'No se volverá a preguntar por lo mismo de esta cuenta',
    },
    watched: {
      title: 'Tener en observación',
      detail: 'No se limita nada. Vuelve a los {days} días, o antes si aumenta',
    },
    suspended: {
      title: 'Cerrar la cuenta',
      detail: 'Con carta y recurso',
    },
  },
  rule: 'Qué norma',
  facts: 'Qué hizo {name}',
  factsHint: 'El miembro lo lee tal cual, en {language}.',
  incomplete: 'Elige un resultado. Para cerrar, cuenta qué pasó.',
  never: 'Un número nunca dice bastante. Mira el perfil y sus vínculos antes de cerrar.',
  decide: 'Decidir',
  done: {
    fine: 'Dada por buena.',
    watched: 'Queda en observación.',
    suspended: 'La cuenta se cierra; la carta va con ello.',
  },
};
