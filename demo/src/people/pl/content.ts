import type { LanguageContent } from '../content.ts';
import { plAbout } from './about.ts';
import { plDialogues } from './dialogues.ts';
import { plNames } from './names.ts';
import { plQuotes } from './quotes.ts';

export const pl: LanguageContent = {
  names: plNames,
  quotes: plQuotes,
  about: plAbout,
  dialogues: plDialogues,
  places: {
    PL: [
      'Warszawa',
      'Kraków',
      'Łódź',
      'Wrocław',
      'Poznań',
      'Gdańsk',
      'Szczecin',
      'Bydgoszcz',
      'Lublin',
      'Katowice',
      'Białystok',
      'Gdynia',
      'Częstochowa',
      'Radom',
      'Toruń',
      'Kielce',
      'Rzeszów',
      'Olsztyn',
      'Opole',
      'Zielona Góra',
      'Bielsko-Biała',
      'Tarnów',
      'Sopot',
      'Elbląg',
      'Koszalin',
      'Legnica',
    ],
  },
  invented: [
    {
      kind: 'fictional',
      gender: 'female',
      age: 36,
      name: 'Luna',
      quote: 'Nie istnieję, ale czytam każde słowo.',
      about:
        'Luna jest postacią zmyśloną. Jej wiadomości piszą opłacani pracownicy. Spotkać jej nie można nigdy; dobra rozmowa o książkach, filmach i księżycu jest możliwa.',
    },
    {
      kind: 'fictional',
      gender: 'male',
      age: 48,
      name: 'Kapitan Gniewko',
      quote: 'Zmyślony marynarz, prawdziwe historie z portu.',
      about:
        'Kapitan Gniewko jest zmyślony. Pracownicy piszą za niego o statkach, sztormach i zupie. Łodzi nie ma i spotkania też nie będzie.',
    },
    {
      kind: 'fictional',
      gender: 'female',
      age: 60,
      name: 'Ciotka Jadzia',
      quote: 'Ciotka fikcyjna, rady niezobowiązujące.',
      about:
        'Ciotka Jadzia to postać redakcji. Radzi w sprawach pierwszych wiadomości i ostatnich szans, a poza tym ekranem nigdzie jej nie ma.',
    },
    {
      kind: 'fictional_ai',
      gender: 'female',
      age: 30,
      name: 'Ada',
      quote: 'Jestem programem komputerowym i za każdym razem to mówię.',
      about:
        'Ada nie jest człowiekiem: jej wiadomości pisze model językowy. Można przećwiczyć pierwsze zdanie. Spotkanie jest niemożliwe.',
    },
    {
      kind: 'livecam',
      gender: 'female',
      age: 33,
      name: 'Studio Mila',
      quote: 'Rozmowa na żywo w innej firmie, płatna za minutę.',
      about:
        'Studio Mila nadaje w innej firmie. Opuszczasz tę stronę i tam płacisz za minutę. Kredyty stąd tam nie działają.',
    },
    {
      kind: 'partner',
      gender: 'male',
      age: 45,
      name: 'Tomasz, partner',
      quote: 'Członek innego serwisu randkowego, który się tu ogłasza.',
      about:
        'Ten profil należy do serwisu partnerskiego. Aby napisać do Tomasza, przechodzisz na tamtą stronę i płacisz tam. Czatować tutaj nie można.',
    },
  ],
};
