import type { adminVerifications as nl } from '../nl/admin-verifications.ts';
import type { Texts } from '../texts.ts';

export const adminVerifications: Texts<typeof nl> = {
  title: 'Verifiche',
  intro:
    '{site}: {open, plural, one {# in attesa} other {# in attesa}}. Entro {hours} ore, poi l’immagine viene cancellata.',
  noneText: 'Qui nessuno chiede la spunta.',
  compare: 'Confronta',
  question: 'È la stessa persona?',
  asked: '{name} · ha chiesto la spunta il {date}',
  main: 'Foto principale',
  mainAlt: 'Foto principale di {name}',
  madeAlt: 'Foto che {name} ha scattato per la verifica',
  noMain: 'Nessuna foto principale visibile agli altri',
  noMainHint: 'Senza foto principale non c’è niente da confrontare. Rifiuta, o rimanda.',
  number: 'Documento accanto a un foglietto con {number}',
  gesture: 'Richiesto: {gesture}',
  made: 'Scattata per la verifica',
  looks: {
    face: 'Stesso viso',
    asked: 'Si vede ciò che abbiamo chiesto',
    fresh: 'Scattata dal vivo, non da uno schermo',
  },
  refuseWith: 'Rifiuta perché',
  reasons: {
    other_person: 'Altro viso',
    instruction_missed: 'Non quanto chiesto',
    unclear: 'Non nitida',
    no_fresh_picture: 'Foto di uno schermo',
  },
  hint: 'G dà la spunta; un motivo la rifiuta.',
  ownerReads: 'L’utente legge sul sito: {words}',
  erased: 'L’immagine viene cancellata entro 24 ore dalla tua decisione. Non misuriamo il viso.',
  give: 'Dai la spunta',
  refuse: 'Rifiuta',
  given: 'La spunta è data.',
  refused: 'Rifiutato: {reason}.',
};
