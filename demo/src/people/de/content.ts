import type { LanguageContent } from '../content.ts';
import { deAbout } from './about.ts';
import { deDialogues } from './dialogues.ts';
import { deNames } from './names.ts';
import { deQuotes } from './quotes.ts';

export const de: LanguageContent = {
  names: deNames,
  quotes: deQuotes,
  about: deAbout,
  dialogues: deDialogues,
  places: {
    DE: [
      'Berlin',
      'Hamburg',
      'München',
      'Köln',
      'Frankfurt am Main',
      'Stuttgart',
      'Düsseldorf',
      'Leipzig',
      'Dresden',
      'Hannover',
      'Bremen',
      'Nürnberg',
      'Münster',
      'Freiburg',
      'Kiel',
      'Lübeck',
      'Erfurt',
      'Kassel',
      'Mainz',
      'Rostock',
      'Regensburg',
      'Heidelberg',
      'Göttingen',
      'Potsdam',
      'Oldenburg',
      'Augsburg',
    ],
    AT: ['Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt am Wörthersee'],
    CH: ['Zürich', 'Bern', 'Basel', 'Winterthur', 'Luzern', 'Sankt Gallen'],
  },
  invented: [
    {
      kind: 'fictional',
      gender: 'female',
      age: 36,
      name: 'Luna',
      quote: 'Ich existiere nicht, lese aber jedes Wort.',
      about:
        'Luna ist eine erfundene Figur. Bezahlte Mitarbeiter schreiben ihre Nachrichten. Treffen kann man sie nie; ein gutes Gespräch über Bücher, Filme und den Mond ist möglich.',
    },
    {
      kind: 'fictional',
      gender: 'male',
      age: 48,
      name: 'Käpt’n Lüder',
      quote: 'Ein erfundener Seemann mit wahren Hafengeschichten.',
      about:
        'Käpt’n Lüder ist erfunden. Mitarbeiter schreiben für ihn über Schiffe, Sturm und Suppe. Ein Boot gibt es nicht, ein Treffen auch nicht.',
    },
    {
      kind: 'fictional',
      gender: 'female',
      age: 58,
      name: 'Tante Hedi',
      quote: 'Erfundene Tante, unverbindlicher Rat.',
      about:
        'Tante Hedi ist eine Figur der Redaktion. Sie berät zu ersten Nachrichten und letzten Gelegenheiten und ist außerhalb dieses Bildschirms nicht zu finden.',
    },
    {
      kind: 'fictional_ai',
      gender: 'female',
      age: 30,
      name: 'Ada',
      quote: 'Ich bin ein Computerprogramm und sage das jedes Mal dazu.',
      about:
        'Ada ist kein Mensch: Ein Sprachmodell schreibt ihre Nachrichten. Praktisch, um einen ersten Satz zu üben. Ein Treffen ist ausgeschlossen.',
    },
    {
      kind: 'livecam',
      gender: 'female',
      age: 33,
      name: 'Studio Mila',
      quote: 'Live-Gespräch bei einem anderen Unternehmen, bezahlt pro Minute.',
      about:
        'Studio Mila sendet bei einem anderen Unternehmen. Du verlässt diese Seite und zahlst dort pro Minute. Credits von hier gelten dort nicht.',
    },
    {
      kind: 'partner',
      gender: 'male',
      age: 45,
      name: 'Thomas über Partner',
      quote: 'Mitglied einer anderen Datingseite, die hier wirbt.',
      about:
        'Dieses Profil steht auf einer Partnerseite. Wer Thomas schreiben möchte, geht dorthin und zahlt dort. Hier chatten geht nicht.',
    },
  ],
};
