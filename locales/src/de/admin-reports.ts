import type { adminReports as nl } from '../nl/admin-reports.ts';
import type { Texts } from '../texts.ts';

export const adminReports: Texts<typeof nl> = {
  title: {
    reports: 'Meldungen',
    complaints: 'Beschwerden',
  },
  intro: '{site}: {open, plural, one {# offen} other {# offen}}. Gefahr zuerst, dann die Frist.',
  noneText: 'Hier wartet nichts auf eine Entscheidung.',
  item: '{reason} · {name}',
  case: 'Fall',
  number: 'Nummer {number} · {date}',
  about: 'Über',
  from: 'Von',
  unnamed: 'ohne Namen',
  wrote: 'Was geschrieben wurde',
  messages: 'Das Gespräch darum',
  sides: {
    reporter: 'wer meldet',
    reported: 'wer gemeldet ist',
  },
  reported: 'die gemeldete Nachricht',
  withPhoto: 'mit einem Foto',
  outcome: 'Ergebnis',
  outcomes: {
    measure: {
      title: 'Wir tun etwas',
      detail: 'Wer schrieb, hört von einer Maßnahme',
    },
    no_measure: {
      title: 'Keine Maßnahme',
      detail: 'Wer schrieb, bekommt eine Erklärung',
    },
  },
  explanation: 'Warum, in ein paar Sätzen',
  explanationHint: 'Schreib in der Sprache des Briefs. Der Rest füllt sich.',
  incomplete: 'Wähle ein Ergebnis und schreib, warum.',
  decided: 'Entschieden: {number}.',
};
