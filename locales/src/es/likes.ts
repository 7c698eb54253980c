import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Me gusta',
  lists: 'Listas de «me gusta»',
  list: {
    received: 'Recibidos · {count}',
    given: 'Dados · {count}',
    matches: 'Coincidencias · {count}',
  },
  isNew: 'Nuevo',
  more: 'Ver más',
  empty: {
    received: 'Aún no tienes «me gusta»',
    given: 'Aún no te gusta nadie',
    matches: 'Aún no hay coincidencias',
  },
  emptyText: {
    received: 'Quien te da un «me gusta» aparece aquí enseguida. Un perfil con foto y una frase destaca.',
    given: 'Toca el corazón de un perfil. La otra persona lo ve enseguida.',
    matches: 'Hay coincidencia cuando os gustáis.',
  },
  emptyAction: 'Ir a buscar',
  newLike: '¡Nuevo «me gusta»!',
  look: 'Ver',
  matchTitle: 'Es mutuo',
  matchText: '{name} y tú os gustáis. {cost}',
  matchFree: 'Te {count, plural, one {queda # mensaje gratis} other {quedan # mensajes gratis}}.',
  matchCost: 'Un mensaje cuesta {price}.',
  write: 'Escribir a {name}',
  later: 'Más tarde',
  failed: 'El «me gusta» no se ha guardado.',
  yourPhoto: 'Tu foto',
};
