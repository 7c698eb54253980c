import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Foto',
  intro: 'Recente e riconoscibile. Gli occhiali da sole vanno bene, ma nella seconda foto.',
  rules:
    'JPEG, PNG o WebP, fino a 15 MB. Cancelliamo la posizione contenuta nella foto. Qualcuno del nostro team la controlla; fino ad allora la vedi solo tu.',
  limitFree: 'Gratis puoi caricare {limit, plural, one {# foto} other {# foto}}, con premium 25.',
  add: 'Aggiungi una foto',
  count: '{used} di {limit} foto',
  full: 'Hai {limit} foto. Rimuovine una per aggiungerne un’altra.',
  uploading: 'Caricamento, {percent}%',
  processing: 'In preparazione',
  waiting: 'In verifica',
  main: 'Foto principale',
  mine: 'La tua foto {at}',
  options: 'Opzioni per la foto {at}',
  makeMain: 'Imposta come principale',
  remove: 'Rimuovi',
  removed: 'Foto rimossa.',
  dismiss: 'Togli',
  tooLarge: 'La foto supera i 15 MB.',
  reason: {
    no_person: 'Rimossa: tu non ci sei.',
    not_you: 'Rimossa: non sei tu.',
    nudity: 'Rimossa: nudità o contenuto sessuale.',
    minor: 'Rimossa: mostra un minore.',
    contact_details: 'Rimossa: contiene dei recapiti.',
    quality: 'Rimossa: troppo sfocata o scura.',
    copyright: 'Rimossa: la foto è di qualcun altro.',
    photo_broken: 'Non è stato possibile leggere la foto.',
  },
};
