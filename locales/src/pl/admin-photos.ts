import type { adminPhotos as nl } from '../nl/admin-photos.ts';
import type { Texts } from '../texts.ts';

export const adminPhotos: Texts<typeof nl> = {
  title: 'Zdjęcia',
  intro:
    '{site}: {open, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}}, najpilniejsze najpierw. Norma {hours} godz.',
  noneText: 'Nie czeka tu żadne zdjęcie.',
  who: '{name}, {age}',
  since: 'w serwisie od {date}',
  photo: 'Zdjęcie',
  alt: 'Zdjęcie do sprawdzenia: {name}',
  main: 'zdjęcie główne',
  broken: 'Tego zdjęcia nie można pokazać',
  brokenText: 'Odłóż je albo odrzuć jako nieczytelne.',
  zoom: 'powiększ',
  likeRemoved: 'Przypomina zdjęcie usunięte na dobre',
  unchecked: 'Bez automatycznej kontroli',
  suspicion: 'Automatyczna kontrola: {share} wątpliwości',
  refuseWith: 'Odrzuć, z tym powodem dla członka',
  reasons: {
    no_person: 'Brak osoby',
    not_you: 'Ktoś inny',
    nudity: 'Nagość',
    minor: 'Nieletni',
    contact_details: 'Dane kontaktowe',
    quality: 'Nieostre lub puste',
    copyright: 'Cudze',
    photo_broken: 'Nieczytelne',
  },
  forGood: 'Na dobre: ten plik nie może wrócić',
  hint: 'Wybierz powód; potem wyślesz decyzję.',
  ownerReads: 'Członek przeczyta: {words}',
  approve: 'Zatwierdź',
  refuse: 'Odrzuć',
  approved: 'Zatwierdzono.',
  refused: 'Odrzucono: {reason}.',
};
