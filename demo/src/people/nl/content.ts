import type { LanguageContent } from '../content.ts';
import { nlAbout } from './about.ts';
import { nlDialogues } from './dialogues.ts';
import { nlNames } from './names.ts';
import { nlQuotes } from './quotes.ts';

export const nl: LanguageContent = {
  names: nlNames,
  quotes: nlQuotes,
  about: nlAbout,
  dialogues: nlDialogues,
  places: {
    NL: [
      'Amsterdam',
      'Rotterdam',
      'Utrecht',
      'Den Haag',
      'Eindhoven',
      'Groningen',
      'Tilburg',
      'Almere',
      'Breda',
      'Nijmegen',
      'Apeldoorn',
      'Haarlem',
      'Arnhem',
      'Enschede',
      'Amersfoort',
      'Zwolle',
      'Leiden',
      'Dordrecht',
      'Alkmaar',
      'Deventer',
      'Delft',
      'Gouda',
      'Hilversum',
      'Leeuwarden',
      'Maastricht',
      'Middelburg',
      'Assen',
      'Soest',
      'Hoorn',
      'Zutphen',
      'Roermond',
      'Emmen',
      'Goes',
      'Ede',
    ],
    BE: ['Antwerpen', 'Gent', 'Brugge', 'Leuven', 'Mechelen', 'Hasselt', 'Kortrijk', 'Aalst'],
  },
  invented: [
    {
      kind: 'fictional',
      gender: 'female',
      age: 36,
      name: 'Luna',
      quote: 'Ik besta niet, maar ik lees wel elk woord.',
      about:
        'Luna is een bedacht personage. Betaalde medewerkers schrijven haar berichten. Je kunt haar niet ontmoeten; een goed gesprek over boeken, films en de maan kan wel.',
    },
    {
      kind: 'fictional',
      gender: 'male',
      age: 41,
      name: 'Kapitein Bas',
      quote: 'Een verzonnen zeeman met echte verhalen over de haven.',
      about:
        'Kapitein Bas is bedacht. Medewerkers schrijven namens hem over schepen, storm en soep. Aan boord gaan of afspreken kan nooit.',
    },
    {
      kind: 'fictional',
      gender: 'female',
      age: 52,
      name: 'Tante Ro',
      quote: 'Bedachte tante, vrijblijvend advies.',
      about:
        'Tante Ro is een personage van de redactie. Zij geeft raad over eerste berichten en laatste kansen, en is buiten dit scherm niet te vinden.',
    },
    {
      kind: 'fictional_ai',
      gender: 'female',
      age: 30,
      name: 'Ada',
      quote: 'Ik ben een computerprogramma en schrijf dat er elke keer bij.',
      about:
        'Ada is geen mens: een taalmodel schrijft haar berichten. Handig om een eerste zin op te oefenen. Ontmoeten kan nooit.',
    },
    {
      kind: 'livecam',
      gender: 'female',
      age: 33,
      name: 'Studio Mila',
      quote: 'Live gesprek bij een ander bedrijf, betaald per minuut.',
      about:
        'Studio Mila zendt uit bij een ander bedrijf. Je verlaat deze site en betaalt daar per minuut. Credits van deze site gelden er niet.',
    },
    {
      kind: 'partner',
      gender: 'male',
      age: 45,
      name: 'Thomas via partner',
      quote: 'Lid van een andere datingsite; schrijven kan alleen daar.',
      about:
        'Dit profiel staat bij een partnersite. Wie met Thomas wil schrijven, gaat naar die site en betaalt daar. Hier chatten kan niet.',
    },
  ],
};
