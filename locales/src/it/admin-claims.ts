import type { adminClaims as nl } from '../nl/admin-claims.ts';
import type { Texts } from '../texts.ts';

export const adminClaims: Texts<typeof nl> = {
  row: '{number}. {kind}',
  kinds: {
    premium_matches: 'Cifra su premium',
    seal: 'Sigillo',
  },
  add: {
    premium_matches: 'Aggiungi una cifra',
    seal: 'Aggiungi un sigillo',
  },
  raise: 'Sposta su l’affermazione {number}',
  remove: 'Togli l’affermazione {number}',
  says: 'Dice così: «{claim}»',
  active: 'Mostra sul sito',
  activeHint: 'Allora va compilato tutto ciò che segue.',
  needed: '(necessario)',
  neededEach: '(necessario, in ogni lingua)',
  parts: {
    figure: 'Quante possibilità in più, in percentuale',
    sample: 'Persone contate',
    name: 'Chi lo rilascia',
    certificate: 'Numero del certificato',
    data: 'Dove si trova la prova',
    measured_on: 'Giorno della prova',
    expires_on: 'Ultimo giorno',
  },
  hints: {
    figure: 'Più di 0, al massimo {edge}.',
    sample: 'Almeno {edge}.',
    name: 'Come sta sul certificato.',
    certificate: 'Con cui lo si può cercare.',
    data: 'Un file o una cartella. Si legge solo qui.',
    measured_on: 'Quando è stato misurato o rilasciato.',
    expires_on: 'Resta sul sito fino a quel giorno compreso.',
  },
  mistakes: {
    figure: 'Scrivi un numero maggiore di 0, al massimo {edge}.',
    sample: 'Scrivi un numero intero, almeno {edge}.',
    name: 'Scrivi almeno {edge} caratteri.',
    certificate: 'Scrivi almeno {edge} caratteri.',
    data: 'Scrivi almeno {edge} caratteri.',
    measured_on: 'Scegli un giorno.',
    expires_on: 'Scegli un giorno non precedente a quello della prova.',
  },
  definition: 'Che cosa è stato misurato o esaminato',
  definitionHint: 'Sta sotto l’affermazione, nella lingua di chi legge. Almeno {edge} caratteri.',
  definitionWrong: 'Scrivi almeno {edge} caratteri.',
  kept: 'non mostrata: «{claim}»',
  said: '{days}: «{claim}»',
  wrong: 'Correggi ciò che è segnato in un’affermazione.',
};
