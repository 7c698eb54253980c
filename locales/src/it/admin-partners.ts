import type { adminPartners as nl } from '../nl/admin-partners.ts';
import type { Texts } from '../texts.ts';

export const adminPartners: Texts<typeof nl> = {
  title: 'Partner',
  intro: 'Con una chiave, il server di un partner iscrive persone su {site}.',
  new: 'Nuova chiave',
  none: 'Non ci sono ancora chiavi',
  noneText: 'Un partner che iscrive persone riceve da te una chiave. Nei numeri figurano con il nome della sua rete.',
  newText: 'Mostriamo la chiave una sola volta e conserviamo solo ciò che serve a riconoscerla.',
  network: 'Rete',
  networkHint: 'Il nome del partner nei numeri, come radio-est.',
  make: 'Crea chiave',
  keyOf: 'Chiave di {network}',
  key: 'Chiave',
  shownOnce:
    'La vedi solo ora. Dalla al partner per una via che nessun altro legge. Se va persa, creane una nuova e termina questa.',
  copy: 'Copia',
  copied: 'Copiata.',
  kept: 'L’ho conservata',
  columns: {
    network: 'Rete',
    made: 'Creata',
    state: 'Stato',
    act: 'Azioni',
  },
  works: 'attiva',
  endedAt: 'terminata, {at}',
  end: 'Termina',
  endOf: 'Termina la chiave di {network}, creata il {at}',
  endTitle: 'Terminare la chiave di {network}?',
  endText:
    'Da subito il server del partner non iscrive più nessuno con questa chiave. Chi è diventato membro grazie a lei lo resta. Non si può tornare indietro, ma si può crearne una nuova.',
  ended: 'La chiave non funziona più.',
};
