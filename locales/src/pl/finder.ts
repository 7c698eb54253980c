import type { finder as source } from '../nl/finder.ts';
import type { Texts } from '../texts.ts';

export const finder: Texts<typeof source> = {
  title: 'Szukaj pary',
  step: 'Pytanie {at} z {of}',
  who: 'Kim jesteś?',
  seek: 'Kogo szukasz?',
  seekNote:
    'To mówi coś o twojej orientacji. Zostaje na tym ekranie, dopóki przy rejestracji nie wyrazisz na to zgody.',
  age: 'Jaki wiek ci odpowiada?',
  ageNote: 'W przybliżeniu. Później możesz zawęzić.',
  younger: 'Od 18 do 35 lat',
  older: '35 lat i więcej',
  place: 'Gdzie mieszkasz?',
  placeNote: 'Tylko kraj albo także region. Inni nigdy nie widzą więcej niż szeroki przedział.',
  country: 'Kraj',
  region: 'Region',
  everywhere: 'Cały kraj',
  back: 'Wstecz',
  next: 'Dalej',
  show: 'Pokaż wynik',
  result: 'Tego szukasz',
  sought: '{who}, {age}, {place}',
  change: 'Zmień odpowiedzi',
  note: 'Odpowiedzi decydują tylko o tym, które profile widzisz. Nie pojawią się na twoim.',
  choose: 'Najpierw wybierz odpowiedź.',
  models: 'Osoby na rysunkach to modele.',
  found: 'Te osoby pasują do twoich odpowiedzi',
  noneText: 'Teraz nikt tu nie pasuje. Poszerz wyszukiwanie albo załóż konto i zajrzyj później.',
  closedText:
    'Na tej stronie osoby widać dopiero po rejestracji. Dlatego teraz nie pokazujemy nikogo, a już na pewno nie wymyślonych ludzi.',
  resultText: 'Konto jest darmowe. Odpowiedzi pójdą z tobą, więc od razu trafisz do właściwych osób.',
  join: 'Zarejestruj się za darmo',
  look: 'Zobacz wszystkich',
  wider: 'Szukaj dalej samodzielnie',
  noteVisitor:
    'Odpowiedzi decydują o tym, kogo widzisz. Jeśli założysz konto, płeć i miejsce trafią do twojego profilu. To, kogo szukasz, tylko jeśli tego chcesz.',
  description: 'Znajdź kogoś dla siebie: cztery pytania, na początek bez konta.',
};
