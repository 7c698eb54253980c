import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Zdjęcia',
  intro: 'Aktualne i wyraźne. Okulary przeciwsłoneczne też, ale dopiero na drugim.',
  rules:
    'JPEG, PNG lub WebP, do 15 MB. Usuwamy ze zdjęcia dane o miejscu. Sprawdza je ktoś z naszego zespołu; do tego czasu widzisz je tylko ty.',
  limitFree: 'Darmowi użytkownicy dodają {limit, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}, a premium 25.',
  add: 'Dodaj zdjęcie',
  count: '{used} z {limit} zdjęć',
  full: 'Masz {limit} zdjęć. Usuń jedno, aby dodać inne.',
  uploading: 'Przesyłanie, {percent}%',
  processing: 'Przygotowywanie',
  waiting: 'W trakcie sprawdzania',
  main: 'Zdjęcie główne',
  mine: 'Twoje zdjęcie {at}',
  options: 'Możliwości dla zdjęcia {at}',
  makeMain: 'Ustaw jako główne',
  remove: 'Usuń',
  removed: 'Zdjęcie usunięte.',
  dismiss: 'Zabierz',
  tooLarge: 'Zdjęcie ma więcej niż 15 MB.',
  reason: {
    no_person: 'Usunięte: nie ma na nim ciebie.',
    not_you: 'Usunięte: to nie ty.',
    nudity: 'Usunięte: nagość lub treści seksualne.',
    minor: 'Usunięte: jest na nim dziecko.',
    contact_details: 'Usunięte: pokazuje dane kontaktowe.',
    quality: 'Usunięte: zbyt nieostre lub ciemne.',
    copyright: 'Usunięte: zdjęcie należy do kogoś innego.',
    photo_broken: 'Zdjęcia nie udało się odczytać.',
  },
};
