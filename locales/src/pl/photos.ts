import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Zdjęcia',
  intro: 'Aktualne i wyraźne. Okulary przeciwsłoneczne też mogą być, ale dopiero na drugim.',
  rules:
    'JPEG, PNG lub WebP, do 15 MB. Usuwamy ze zdjęcia dane o lokalizacji. Sprawdza je ktoś z naszego zespołu; do tego czasu widzisz je tylko ty.',
  limitFree: 'Bez premium dodasz {limit, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}, z premium 25.',
  add: 'Dodaj zdjęcie',
  count: '{used} z {limit} zdjęć',
  full: 'Masz już {limit, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}. Usuń jedno, aby dodać inne.',
  uploading: 'Przesyłanie, {percent}%',
  processing: 'Przygotowywanie',
  waiting: 'Sprawdzamy',
  main: 'Zdjęcie główne',
  mine: 'Twoje zdjęcie {at}',
  options: 'Opcje zdjęcia {at}',
  makeMain: 'Ustaw jako główne',
  remove: 'Usuń',
  removed: 'Zdjęcie usunięte.',
  dismiss: 'Ukryj',
  tooLarge: 'Zdjęcie ma więcej niż 15 MB.',
  reason: {
    no_person: 'Usunięte: nie ma na nim ciebie.',
    not_you: 'Usunięte: to nie ty.',
    nudity: 'Usunięte: nagość lub treści seksualne.',
    minor: 'Usunięte: jest na nim dziecko.',
    contact_details: 'Usunięte: pokazuje dane kontaktowe.',
    quality: 'Usunięte: nieostre lub za ciemne.',
    copyright: 'Usunięte: zdjęcie należy do kogoś innego.',
    photo_broken: 'Zdjęcia nie udało się odczytać.',
  },
};
