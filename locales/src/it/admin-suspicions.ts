import type { adminSuspicions as nl } from '../nl/admin-suspicions.ts';
import type { Texts } from '../texts.ts';

export const adminSuspicions: Texts<typeof nl> = {
  title: 'Sospetti',
  intro:
    '{site}: {open, plural, one {# account in attesa} other {# account in attesa}}. Le regole contano, le persone decidono. Norma: {hours} ore.',
  noneText: 'Qui non è stato contato nulla che richieda uno sguardo.',
  case: 'Account',
  signedUp: 'Iscritto il {date}',
  open: 'Apri questo iscritto',
  why: 'Perché è qui',
  limit: '{limit, plural, =1 {ne basta uno} other {da #}}',
  signals: {
    many_from_network: '{count, plural, one {# iscrizione} other {# iscrizioni}} in un’ora dalla stessa rete',
    many_from_device: '{count, plural, one {# iscrizione} other {# iscrizioni}} in un giorno con lo stesso browser',
    throwaway_mail: 'Indirizzo e-mail di un servizio usa e getta',
    shared_picture: '{count, plural, one {# altro iscritto aveva} other {# altri iscritti avevano}} già questa foto',
    many_first_messages: '{count, plural, one {# primo messaggio} other {# primi messaggi}} a iscritti in un’ora',
    often_blocked: 'Bloccato da {count, plural, one {# iscritto} other {# iscritti}} in una settimana',
  },
  short: {
    many_from_network: 'molti da una rete',
    many_from_device: 'molti con un browser',
    throwaway_mail: 'indirizzo usa e getta',
    shared_picture: 'foto di qualcun altro',
    many_first_messages: 'molti primi messaggi',
    often_blocked: 'spesso bloccato',
  },
  known: 'Quello che sappiamo senza leggere',
  week: 'L’ultima settimana',
  begun: 'Conversazioni iniziate',
  answered: 'Con risposta',
  blockedBy: 'Bloccato da',
  closed: 'Il testo resta chiuso',
  closedText: 'I messaggi non vengono letti né analizzati. Solo una segnalazione apre una conversazione.',
  outcome: 'Esito',
  outcomes: {
    fine: {
      title: 'In regola',
      detail: 'Per la stessa cosa questo account non viene più proposto',
    },
    watched: {
      title: 'Tenere d’occhio',
      detail: 'Non si limita nulla. Torna dopo {days} giorni, o prima se aumenta',
    },
    suspended: {
      title: 'Chiudere l’account',
      detail: 'Con lettera e contestazione',
    },
  },
  rule: 'Quale regola',
  facts: 'Che cosa ha fatto {name}',
  factsHint: 'L’iscritto lo legge così, in {language}.',
  incomplete: 'Scegli un esito. Per chiudere, scrivi che cosa è successo.',
  never: 'Un numero non dice mai abbastanza. Guarda il profilo e i legami prima di chiudere.',
  decide: 'Decidi',
  done: {
    fine: 'Ritenuto in regola.',
    watched: 'Tenuto d’occhio.',
    suspended: 'L’account si chiude; la lettera parte insieme.',
  },
};
