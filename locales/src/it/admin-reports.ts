import type { adminReports as nl } from '../nl/admin-reports.ts';
import type { Texts } from '../texts.ts';

export const adminReports: Texts<typeof nl> = {
  title: {
    reports: 'Segnalazioni',
    complaints: 'Reclami',
  },
  intro: '{site}: {open, plural, one {# aperta} other {# aperte}}. Prima il pericolo, poi la scadenza.',
  noneText: 'Qui nulla aspetta una decisione.',
  item: '{reason} · {name}',
  case: 'Caso',
  number: 'Numero {number} · {date}',
  about: 'Riguardo a',
  from: 'Da',
  unnamed: 'senza nome',
  wrote: 'Che cosa è stato scritto',
  messages: 'La conversazione intorno',
  sides: {
    reporter: 'chi segnala',
    reported: 'chi è segnalato',
  },
  reported: 'il messaggio segnalato',
  withPhoto: 'con una foto',
  outcome: 'Esito',
  outcomes: {
    measure: {
      title: 'Interveniamo',
      detail: 'Chi ha scritto saprà che c’è una misura',
    },
    no_measure: {
      title: 'Nessuna misura',
      detail: 'Chi ha scritto riceve una spiegazione',
    },
  },
  explanation: 'Perché, in qualche frase',
  explanationHint: 'Scrivi nella lingua della lettera. Il resto si completa.',
  incomplete: 'Scegli un esito e scrivi perché.',
  decided: 'Deciso: {number}.',
};
