import type { adminTransparency as nl } from '../nl/admin-transparency.ts';
import type { Texts } from '../texts.ts';

export const adminTransparency: Texts<typeof nl> = {
  title: 'Rapporto annuale',
  intro:
    'Che cosa è arrivato su {site} in un anno e come è finito, contato per il rapporto di trasparenza (DSA, articoli 15 e 24).',
  year: 'Anno',
  save: 'Salva come CSV',
  none: 'Niente in quest’anno.',
  all: 'tutto insieme',
  about: '{country} · {concerns}',
  runs: 'Quest’anno non è finito: contato fino a {time}.',
  median: 'La mediana è il tempo dall’arrivo alla decisione; per i ricorsi, di chi è ancora iscritto.',
  tables: {
    notices: 'Che cosa è arrivato',
    measures: 'Che cosa abbiamo fatto',
    objections: 'Ricorsi',
    authorities: 'Richieste delle autorità',
  },
  heads: {
    what: 'Che cosa',
    part: 'Motivo',
    number: 'Numero',
    acted: 'Con misura',
    notActed: 'Senza misura',
    restored: 'Annullata',
    upheld: 'Confermata',
    median: 'Mediana',
  },
  reasons: {
    fraud: 'Frode o tentata frode',
    fake_profile: 'Profilo di un’altra persona, o dati non veri',
    underage: 'Meno di 18 anni',
    harassment: 'Molestie o minacce',
    hate: 'Odio o discriminazione',
    sexual_content: 'Materiale sessuale non richiesto',
    advertising: 'Pubblicità o servizi a pagamento',
    other: 'Un’altra regola delle condizioni',
  },
  kinds: {
    complaint: 'Reclamo',
    report: 'Segnalazione',
    image_removal: 'Rimozione di un’immagine',
    account_closed: 'Account chiuso',
    profile_hidden: 'Profilo nascosto',
    photo_removed: 'Foto rimossa',
    member_warned: 'Avvertimento',
    member_renamed: 'Nome tolto',
    restriction: 'Contro una restrizione',
    photo: 'Contro la rimozione di una foto',
  },
};
