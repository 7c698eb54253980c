import type { adminObjections as nl } from '../nl/admin-objections.ts';
import type { Texts } from '../texts.ts';

export const adminObjections: Texts<typeof nl> = {
  title: 'Opposizioni',
  intro:
    '{site}: {open, plural, one {# aperta} other {# aperte}}. Entro {days} giorni. Mai da chi ha deciso per primo.',
  noneText: 'Qui nessuno si oppone.',
  item: '{to} · {name}',
  own: 'La prima decisione era tua',
  ownText: 'La prima decisione era tua. Giudica qualcun altro; per te questo caso resta chiuso.',
  case: 'Opposizione',
  to: {
    photo: 'Foto rifiutata',
    suspended: 'Account chiuso',
    hidden: 'Profilo nascosto',
  },
  by: 'Opposizione di {name}, {date} · decisione di {staff}',
  photo: 'La foto',
  alt: 'La foto di {name} di cui si tratta',
  writes: 'Cosa scrive {name}',
  first: 'La prima decisione',
  decidedBy: 'Deciso da {staff}',
  judgement: 'Decisione sull’opposizione',
  outcome: 'Esito',
  outcomes: {
    restored: {
      title: 'Fondata',
      photo: 'La foto torna subito sul profilo',
      suspended: 'L’account riapre',
      hidden: 'Il profilo si trova di nuovo',
    },
    upheld: {
      title: 'Infondata',
      photo: 'La foto resta rimossa',
      suspended: 'L’account resta chiuso',
      hidden: 'Il profilo resta nascosto',
    },
  },
  secondEyes: '{staff} ha deciso per primo e non può aprire questo caso.',
  incomplete: 'Scegli un esito.',
  unexplained: 'Scrivi perché resta valida.',
  explanation: 'Perché resta valida',
  explanationHint: 'Lingua della lettera: {language}. Il membro lo leggerà.',
  done: {
    restored: 'Annullata.',
    upheld: 'La decisione resta.',
  },
};
