import type { restrictions as source } from '../nl/restrictions.ts';
import type { Texts } from '../texts.ts';

export const restrictions: Texts<typeof source> = {
  pageTitle: 'Restrizione',
  title: {
    suspended: 'Il tuo account è chiuso',
    hidden: 'Il tuo profilo è nascosto',
  },
  intro: {
    suspended: 'Qui leggi perché e che cosa puoi fare.',
    hidden: 'Gli altri non ti trovano. Qui leggi perché e che cosa puoi fare.',
  },
  what: 'Che cosa è stato deciso',
  scope: {
    suspended:
      'Nessuno vede il tuo profilo e non puoi mettere like né scrivere. Dati, pagamenti e impostazioni restano tuoi.',
    hidden: 'Nessuno trova il tuo profilo e non puoi mettere like. Puoi accedere e leggere i messaggi come prima.',
  },
  rule: 'Quale regola',
  ground: {
    law: 'La legge non lo permette.',
    terms: 'È contrario alle nostre condizioni.',
  },
  facts: 'Che cosa è successo',
  who: 'Chi ha deciso',
  person: 'Una persona del nostro team, il {day}. Non un computer.',
  automated: 'In automatico, il {day}.',
  howLong: 'Per quanto tempo',
  open: 'Finché non la annulliamo.',
  until: 'Fino al {day} compreso. Poi finisce da sola.',
  objectTitle: 'Non sei d’accordo?',
  object: 'Fino al {day} puoi contestare gratis. La esamina una persona diversa da chi ha deciso.',
  text: 'Perché non è giusto?',
  counter: '{used, number}/{most, number}',
  send: 'Invia la contestazione',
  waiting: 'Abbiamo la tua contestazione. La sta esaminando una persona diversa da chi ha deciso. Riceverai un’e-mail.',
  upheld: 'Un’altra persona ha esaminato la tua contestazione. La decisione resta valida.',
  because: 'Perché: {explanation}',
  elsewhere: 'Puoi anche rivolgerti a un organismo di risoluzione delle controversie o al tribunale.',
  data: 'Ai miei dati',
  noneTitle: 'Non c’è nessuna restrizione',
  noneText: 'Il tuo account e il tuo profilo sono attivi.',
  reason: {
    fraud: 'Frode o tentata frode.',
    fake_profile: 'Un profilo che non è tuo, o dati non veri.',
    underage: 'Non hai 18 anni.',
    harassment: 'Molestie o minacce.',
    hate: 'Odio o discriminazione.',
    sexual_content: 'Materiale sessuale non richiesto.',
    advertising: 'Pubblicità o servizi a pagamento.',
    other: 'Un’altra regola delle nostre condizioni.',
  },
};
