import type { adminReports as nl } from '../nl/admin-reports.ts';
import type { Texts } from '../texts.ts';

export const adminReports: Texts<typeof nl> = {
  title: {
    reports: 'Signalements',
    complaints: 'Réclamations',
  },
  intro: '{site} : {open, plural, one {# en cours} other {# en cours}}. Le danger d’abord, puis le délai.',
  noneText: 'Rien n’attend de décision ici.',
  item: '{reason} · {name}',
  case: 'Dossier',
  number: 'Numéro {number} · {date}',
  about: 'À propos de',
  from: 'De',
  unnamed: 'sans nom',
  wrote: 'Ce qui est écrit',
  messages: 'La conversation autour',
  sides: {
    reporter: 'qui signale',
    reported: 'qui est signalé',
  },
  reported: 'le message signalé',
  withPhoto: 'avec une photo',
  outcome: 'Issue',
  outcomes: {
    measure: {
      title: 'Nous agissons',
      detail: 'Qui a écrit apprend qu’il y a une mesure',
    },
    no_measure: {
      title: 'Aucune mesure',
      detail: 'Qui a écrit reçoit une explication',
    },
  },
  explanation: 'Pourquoi, en quelques phrases',
  explanationHint: 'Écris dans la langue de la lettre. Le reste se remplit.',
  incomplete: 'Choisis une issue et écris pourquoi.',
  decided: 'Décidé : {number}.',
};
