import type { adminVerifications as nl } from '../nl/admin-verifications.ts';
import type { Texts } from '../texts.ts';

export const adminVerifications: Texts<typeof nl> = {
  title: 'Controles',
  intro: '{site}: {open, plural, one {# espera} other {# esperan}}. En {hours} horas; luego se borra la imagen.',
  noneText: 'Aquí nadie pide la marca.',
  compare: 'Comparar',
  question: '¿Es la misma persona?',
  asked: '{name} · pidió la marca el {date}',
  main: 'Foto principal',
  mainAlt: 'Foto principal de {name}',
  madeAlt: 'Foto que {name} hizo para el control',
  noMain: 'Sin foto principal visible para otros',
  noMainHint: 'Sin foto principal no hay nada con qué comparar. Recházalo o déjalo para más tarde.',
  number: 'Documento junto a un papel con {number}',
  gesture: 'Se pidió: {gesture}',
  made: 'Hecha para el control',
  looks: {
    face: 'La misma cara',
    asked: 'Muestra lo que pedimos',
    fresh: 'Hecha al momento, no de una pantalla',
  },
  refuseWith: 'Rechazar porque',
  reasons: {
    other_person: 'Otra cara',
    instruction_missed: 'No es lo pedido',
    unclear: 'Borrosa',
    no_fresh_picture: 'Foto de pantalla',
  },
  hint: 'G da la marca; un motivo la rechaza.',
  ownerReads: 'El miembro lee en el sitio: {words}',
  erased: 'La imagen se borra en las 24 horas siguientes a tu decisión. No medimos la cara.',
  give: 'Dar la marca',
  refuse: 'Rechazar',
  given: 'La marca está dada.',
  refused: 'Rechazado: {reason}.',
};
