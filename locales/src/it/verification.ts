import type { verification as source } from '../nl/verification.ts';
import type { Texts } from '../texts.ts';

export const verification: Texts<typeof source> = {
  intro: 'Dimostra di essere la persona della tua foto principale. Accanto al tuo nome comparirà una spunta.',
  how: 'Scatti una foto in cui si vede qualcosa che ti chiediamo in quel momento. Una persona dello staff di {company} la confronta con la tua foto principale. Nessun computer misura o riconosce il tuo viso. Gli altri iscritti non vedono mai quella foto.',
  provesTitle: 'Che cosa dice una spunta',
  proves:
    'Che una persona dello staff ha visto in questa foto principale la stessa persona di una foto scattata per questo controllo.',
  provesNotTitle: 'Che cosa non dice',
  provesNot: 'Non dice che nome, età o intenzioni siano veri. Fai attenzione anche con chi ha una spunta.',
  methodLabel: 'Come vuoi fare?',
  methods: {
    gesture_selfie: 'Con un selfie',
    document: 'Senza selfie',
  },
  methodDetails: {
    gesture_selfie: 'Ti scatti una foto con il gesto che ti chiediamo.',
    document:
      'Fotografi un documento d’identità accanto a un biglietto con un numero che ti diamo noi. Deve vedersi solo la fototessera.',
  },
  consent: 'Do il consenso a guardare questa foto e a confrontarla con la mia foto principale',
  consentDetail:
    'Solo per questo. Cancelliamo la foto entro 24 ore dalla decisione. Se revochi il consenso, sparisce subito tutto, anche la spunta.',
  tries:
    '{count, plural, one {Questa settimana hai ancora # tentativo.} many {Questa settimana hai ancora # tentativi.} other {Questa settimana hai ancora # tentativi.}} Ogni richiesta vale un tentativo.',
  begin: 'Dimmi che cosa fare',
  openTitle: 'Che cosa ti chiediamo',
  gestures: {
    thumb_up: 'Alza il pollice accanto al viso.',
    two_fingers: 'Alza due dita accanto al viso.',
    three_fingers: 'Alza tre dita accanto al viso.',
    open_hand: 'Tieni la mano aperta accanto al viso.',
    fist_under_chin: 'Metti un pugno sotto il mento.',
    hand_on_head: 'Metti una mano sopra la testa.',
    hand_on_shoulder: 'Metti una mano sulla spalla opposta.',
    finger_on_nose: 'Metti un dito sulla punta del naso.',
    finger_on_ear: 'Metti un dito sull’orecchio.',
    finger_on_lips: 'Metti un dito sulle labbra.',
  },
  gestureNote: 'Devono vedersi bene tutto il viso e la mano, senza filtri.',
  number: 'Scrivi {number} su un biglietto.',
  numberNote:
    'Mettilo accanto a un passaporto, una carta d’identità o una patente e fai una sola foto di entrambi. Copri tutto tranne la fototessera.',
  until: 'Questa richiesta vale fino a: {time}.',
  take: 'Scatta la foto',
  sending: 'Invio della foto: {percent}%',
  stop: 'Interrompi',
  waitingTitle: 'Stiamo guardando la tua foto',
  waiting:
    'Una persona dello staff la confronta con la tua foto principale. Riceverai l’esito per e-mail. Se nessuno la guarda entro 14 giorni, cancelliamo la foto.',
  withdrawWaiting: 'Ritira e cancella la foto',
  verifiedTitle: 'Il tuo profilo è verificato',
  verified: 'Dal {day} c’è una spunta accanto al tuo nome. Se scegli un’altra foto principale, sparisce.',
  withdrawVerified: 'Revoca il mio consenso',
  withdrawQuestion: 'La spunta sparisce subito e cancelliamo che il tuo profilo era verificato.',
  withdrawn: 'Ritirato e cancellato.',
  refusedTitle: 'Non abbiamo potuto confermarlo',
  reasons: {
    other_person: 'Nella foto non abbiamo visto chiaramente la stessa persona della tua foto principale.',
    instruction_missed: 'Nella foto non si vedeva quello che avevamo chiesto.',
    unclear: 'La foto non era abbastanza nitida per un confronto.',
    no_fresh_picture: 'Sembrava la foto di uno schermo, una vecchia foto o una foto ritoccata.',
  },
  disagree: 'Non è così?',
  disagreeLink: 'Faccelo sapere',
  lostTitle: 'La tua spunta non c’è più',
  lost: 'La tua foto principale non è più quella che abbiamo confrontato. Puoi rifarlo.',
  expiredTitle: 'Nessuno ha guardato in tempo',
  expired: 'È colpa nostra. Abbiamo cancellato la tua foto. Puoi rifarlo.',
  limit: 'Questa settimana hai provato tre volte. Potrai riprovare da: {time}.',
  needsPhoto: 'Non hai ancora una foto principale visibile agli altri. È con quella che confrontiamo.',
  toPhotos: 'Vai alle tue foto',
};
