import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Mi piace',
  lists: 'Elenchi dei «mi piace»',
  list: {
    received: 'Ricevuti · {count}',
    given: 'Dati · {count}',
    matches: 'Match · {count}',
  },
  isNew: 'Nuovo',
  more: 'Mostra altro',
  empty: {
    received: 'Ancora nessun «mi piace»',
    given: 'Non hai ancora messo «mi piace»',
    matches: 'Ancora nessun match',
  },
  emptyText: {
    received: 'Chi ti mette «mi piace» compare subito qui. Un profilo con una foto e una frase si nota.',
    given: 'Tocca il cuore di un profilo. L’altra persona lo vede subito.',
    matches: 'C’è un match quando vi piacete a vicenda.',
  },
  emptyAction: 'Vai alla ricerca',
  newLike: 'Nuovo «mi piace»!',
  look: 'Guarda',
  matchTitle: 'È reciproco',
  matchText: 'Tu e {name} vi piacete. {cost}',
  matchFree: 'Ti {count, plural, one {resta # messaggio gratuito} other {restano # messaggi gratuiti}}.',
  matchCost: 'Un messaggio costa {price}.',
  write: 'Scrivi a {name}',
  later: 'Più tardi',
  failed: 'Il «mi piace» non è stato salvato.',
  yourPhoto: 'La tua foto',
};
