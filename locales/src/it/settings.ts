import type { settings as source } from '../nl/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof source> = {
  title: 'Impostazioni',
  saved: 'Salvato.',
  savedAtOnce: 'Le modifiche vengono salvate subito.',
  sections: {
    notifications: 'Notifiche',
    account: 'Account',
    privacy: 'Privacy',
    location: 'Posizione',
    language: 'Lingua',
    devices: 'Dispositivi',
    payments: 'Pagamenti',
  },
  notifications: {
    intro:
      'Scegli per cosa ricevi un’e-mail o una notifica sul dispositivo. Una notifica non mostra nome, foto o testo, a meno che tu non lo attivi.',
    mail: 'E-mail',
    push: 'Push',
    byMail: '{type} per e-mail',
    byPush: '{type} come push',
    content: 'Mostra nome e testo nelle notifiche',
    contentDetail: 'Chi vede il tuo schermo può leggerlo.',
  },
  types: {
    conversation: 'Nuova conversazione',
    message: 'Nuovo messaggio',
    like: 'Like',
    unread: 'Messaggi non letti',
    weekly: 'Nuovi membri, ogni settimana',
    promotions: 'Offerte',
    news: 'Novità del sito',
    reminders: 'Promemoria',
    unreadNote: 'Dopo un giorno',
  },
  privacy: {
    intro: 'Decidi tu chi ti trova e dove sei visibile.',
    invisible: 'Invisibile',
    invisibleDetail: 'Nessuno ti trova, ti mette like o ti scrive. Le conversazioni in corso restano.',
    onlyReal: 'Solo membri reali',
    onlyRealDetail: 'I profili fittizi spariscono ovunque, anche dai tuoi messaggi.',
    ads: 'Mostrami nelle pagine di ingresso',
    adsDetail: 'La tua foto principale e il nome, a chi non è ancora membro. Disattivato finché non lo attivi.',
  },
  blocked: {
    title: 'Bloccati',
    none: 'Non hai bloccato nessuno.',
    unblock: 'Sblocca',
    unblockName: 'Sblocca {name}',
    since: 'dal {day}',
  },
  location: {
    here: 'Usa la mia posizione',
    hereHint: 'Cerchiamo la località più vicina. La tua posizione esatta non viene salvata.',
    denied: 'Il tuo browser non condivide la posizione. Scegli la località qui sotto.',
    nowhere: 'Non troviamo località qui vicino. Scegli qui sotto.',
    set: 'La tua località ora è {city}.',
  },
  payments: {
    text: 'I tuoi ordini, ricevute e rimborsi.',
    open: 'Vedi i tuoi pagamenti',
  },
};
