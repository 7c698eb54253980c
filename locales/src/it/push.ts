import type { push as nl } from '../nl/push.ts';
import type { Texts } from '../texts.ts';

export const push: Texts<typeof nl> = {
  told: {
    conversation: 'Qualcuno ha iniziato una conversazione con te',
    message: '{count, plural, one {Hai un nuovo messaggio} other {# nuovi messaggi}}',
    fictional:
      '{count, plural, one {Nuovo messaggio in una conversazione con un profilo fittizio} other {# nuovi messaggi in una conversazione con un profilo fittizio}}',
    unread:
      '{count, plural, one {Ti aspetta un messaggio} other {Ti aspettano # messaggi}}{fictional, plural, =0 {} other {, di cui # di un profilo fittizio}}',
    fictionalUnread:
      '{count, plural, one {Ti aspetta un messaggio in una conversazione con un profilo fittizio} other {Ti aspettano # messaggi in una conversazione con un profilo fittizio}}',
    fictionalName: '{name}, profilo fittizio',
    like: '{count, plural, one {Hai un nuovo like} other {Hai # nuovi like}}',
    weekly: 'Ci sono nuovi membri vicino a te',
    promotions: 'C’è un’offerta per te',
    news: 'Ci sono novità sul sito',
    reminders: 'Un promemoria per te',
  },
  device: {
    title: 'Push su questo dispositivo',
    on: 'Attivo.',
    onElsewhere: 'Attivo. Anche su {count, plural, one {un altro dispositivo} other {altri # dispositivi}}.',
    off: 'Non attivo.',
    offElsewhere: 'Non attivo su questo dispositivo, attivo su {count, plural, one {un altro} other {altri #}}.',
    incapable: 'Questo browser non può mostrare notifiche push.',
    install:
      'Su iPhone o iPad il push funziona quando {site} è nella schermata Home: tocca Condividi, poi Aggiungi alla schermata Home.',
    failed: 'Non è stato possibile attivarlo. Riprova più tardi.',
    others: 'Altri dispositivi con push',
    since: 'Dal {day}',
    unknown: 'Dispositivo sconosciuto',
    stop: 'Disattiva',
    stopOne: 'Disattiva push su {device}',
  },
  denied: {
    title: 'Push è bloccato nel tuo browser',
    text: 'In passato hai scelto «blocca». Noi non possiamo chiederlo di nuovo; tu puoi sbloccarlo.',
    here: 'questo dispositivo',
    again: 'Controlla di nuovo',
    still: 'È ancora bloccato.',
    never: 'Lascia stare, basta l’e-mail',
    browsers: {
      chrome: {
        name: 'Chrome',
        step1: 'Tocca il lucchetto o i cursori a sinistra dell’indirizzo',
        step2: 'Scegli Autorizzazioni, poi Notifiche',
        step3: 'Attiva Notifiche e torna qui',
      },
      safari: {
        name: 'Safari · iPhone',
        step1: 'Aggiungi {site} alla schermata Home con Condividi',
        step2: 'Apri Impostazioni, Notifiche, {site}',
        step3: 'Attiva Consenti notifiche',
      },
      firefox: {
        name: 'Firefox · computer',
        step1: 'Fai clic sul lucchetto accanto all’indirizzo',
        step2: 'Togli Bloccato da Inviare notifiche',
        step3: 'Ricarica questa pagina',
      },
      edge: {
        name: 'Edge · computer',
        step1: 'Fai clic sul lucchetto accanto all’indirizzo',
        step2: 'Scegli Autorizzazioni per questo sito',
        step3: 'Imposta Notifiche su Consenti',
      },
    },
  },
  alert: {
    text: 'Attiva le push su questo dispositivo. Un avviso non mostra né nome né testo, a meno che tu lo voglia.',
    action: 'Attiva le push',
  },
  question: {
    title: 'Un avviso quando qualcuno scrive?',
    text: 'Il tuo primo messaggio è partito. Ecco com’è una notifica, senza nome e senza testo:',
    now: 'ora',
    after: 'Poi il tuo browser lo chiederà ancora una volta. Puoi disattivarla quando vuoi in Impostazioni.',
    no: 'No, grazie',
    yes: 'Sì, volentieri',
    done: 'D’ora in poi ricevi un avviso.',
    install:
      'Su iPhone o iPad funziona quando {site} è sulla schermata Home: tocca Condividi e poi Aggiungi alla schermata Home.',
    understood: 'Ho capito',
  },
};
