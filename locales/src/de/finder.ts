import type { finder as source } from '../nl/finder.ts';
import type { Texts } from '../texts.ts';

export const finder: Texts<typeof source> = {
  title: 'Match-Finder',
  step: 'Frage {at} von {of}',
  who: 'Wer bist du?',
  seek: 'Wen suchst du?',
  seekNote:
    'Das sagt etwas über deine Orientierung. Es bleibt auf diesem Bildschirm, bis du bei der Registrierung selbst zustimmst.',
  age: 'Welches Alter passt zu dir?',
  ageNote: 'Grob gefasst. Du kannst es später eingrenzen.',
  younger: '18 bis 35 Jahre',
  older: '35 Jahre und älter',
  place: 'Wo wohnst du?',
  placeNote: 'Nur das Land oder auch eine Region. Andere sehen nie mehr als einen groben Bereich.',
  country: 'Land',
  region: 'Region',
  everywhere: 'Das ganze Land',
  back: 'Zurück',
  next: 'Weiter',
  show: 'Ergebnis zeigen',
  result: 'Das suchst du',
  sought: '{who}, {age}, {place}',
  change: 'Antworten ändern',
  note: 'Deine Antworten bestimmen nur, welche Profile du siehst. In deinem Profil stehen sie nicht.',
  choose: 'Wähle zuerst eine Antwort.',
  models: 'Die Menschen auf den Zeichnungen sind Models.',
  found: 'Sie passen zu deinen Antworten',
  noneText: 'Im Moment passt hier niemand dazu. Such weiter gefasst oder melde dich an und schau später wieder vorbei.',
  closedText:
    'Mitglieder siehst du hier erst nach der Registrierung. Darum zeigen wir dir jetzt niemanden, und erst recht keine erfundenen Menschen.',
  resultText:
    'Ein Konto ist kostenlos. Deine Antworten kommen mit, damit du gleich bei den richtigen Menschen landest.',
  join: 'Kostenlos registrieren',
  look: 'Alle ansehen',
  wider: 'Selbst weitersuchen',
  noteVisitor:
    'Deine Antworten bestimmen, wen du siehst. Wenn du dich registrierst, kommen Geschlecht und Wohnort in dein Profil. Wen du suchst, nur wenn du das möchtest.',
  description: 'Finde, wer zu dir passt: vier Fragen, für den Anfang ohne Konto.',
};
