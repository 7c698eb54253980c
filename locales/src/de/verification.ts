import type { verification as source } from '../nl/verification.ts';
import type { Texts } from '../texts.ts';

export const verification: Texts<typeof source> = {
  intro: 'Zeig, dass du die Person auf deinem Hauptfoto bist. Neben deinem Namen steht dann ein Häkchen.',
  how: 'Du machst ein Foto, auf dem etwas zu sehen ist, worum wir dich in diesem Moment bitten. Jemand vom Team von {company} vergleicht es mit deinem Hauptfoto. Kein Computer vermisst oder erkennt dein Gesicht. Andere Mitglieder bekommen das Foto nie zu sehen.',
  provesTitle: 'Was ein Häkchen sagt',
  proves:
    'Dass jemand aus unserem Team auf diesem Hauptfoto dieselbe Person gesehen hat wie auf einem Foto, das für diese Prüfung gemacht wurde.',
  provesNotTitle: 'Was es nicht sagt',
  provesNot: 'Nicht, dass Name, Alter oder Absichten stimmen. Bleib aufmerksam, auch bei Profilen mit Häkchen.',
  methodLabel: 'Wie möchtest du es machen?',
  methods: {
    gesture_selfie: 'Mit einem Selfie',
    document: 'Ohne Selfie',
  },
  methodDetails: {
    gesture_selfie: 'Du machst ein Foto von dir mit der Geste, um die wir dich bitten.',
    document:
      'Du fotografierst einen Ausweis neben einem Zettel mit einer Zahl von uns. Nur das Passfoto muss zu sehen sein.',
  },
  consent: 'Ich willige ein, dass dieses Foto angesehen und mit meinem Hauptfoto verglichen wird',
  consentDetail:
    'Nur dafür. Wir löschen das Foto innerhalb von 24 Stunden nach der Entscheidung. Widerrufst du die Einwilligung, ist alles sofort weg, auch das Häkchen.',
  tries:
    '{count, plural, one {Du hast diese Woche noch # Versuch.} other {Du hast diese Woche noch # Versuche.}} Jede Aufgabe zählt als Versuch.',
  begin: 'Gib mir eine Aufgabe',
  openTitle: 'Deine Aufgabe',
  gestures: {
    thumb_up: 'Halte einen Daumen hoch neben dein Gesicht.',
    two_fingers: 'Halte zwei Finger hoch neben dein Gesicht.',
    three_fingers: 'Halte drei Finger hoch neben dein Gesicht.',
    open_hand: 'Halte deine offene Hand neben dein Gesicht.',
    fist_under_chin: 'Halte eine Faust unter dein Kinn.',
    hand_on_head: 'Leg eine Hand oben auf deinen Kopf.',
    hand_on_shoulder: 'Leg eine Hand auf deine andere Schulter.',
    finger_on_nose: 'Leg einen Finger auf deine Nasenspitze.',
    finger_on_ear: 'Leg einen Finger an dein Ohr.',
    finger_on_lips: 'Leg einen Finger auf deine Lippen.',
  },
  gestureNote: 'Achte darauf, dass dein ganzes Gesicht und deine Hand gut zu sehen sind, ohne Filter.',
  number: 'Schreib {number} auf einen Zettel.',
  numberNote:
    'Leg ihn neben einen Reisepass, Personalausweis oder Führerschein und mach ein Foto von beidem. Deck alles außer dem Passfoto ab.',
  until: 'Diese Aufgabe gilt bis {time}.',
  take: 'Foto machen',
  sending: 'Foto wird gesendet: {percent} %',
  stop: 'Abbrechen',
  waitingTitle: 'Dein Foto wird angesehen',
  waiting:
    'Jemand aus unserem Team vergleicht es mit deinem Hauptfoto. Das Ergebnis bekommst du per E-Mail. Sieht es sich innerhalb von 14 Tagen niemand an, löschen wir das Foto.',
  withdrawWaiting: 'Zurückziehen und Foto löschen',
  verifiedTitle: 'Du bist verifiziert',
  verified: 'Seit {day} steht ein Häkchen neben deinem Namen. Wählst du ein anderes Hauptfoto, verschwindet es.',
  withdrawVerified: 'Meine Einwilligung widerrufen',
  withdrawQuestion: 'Das Häkchen verschwindet sofort, und wir löschen, dass du verifiziert warst.',
  withdrawn: 'Zurückgezogen und gelöscht.',
  refusedTitle: 'Wir konnten es nicht bestätigen',
  reasons: {
    other_person: 'Auf dem Foto war nicht eindeutig dieselbe Person zu sehen wie auf deinem Hauptfoto.',
    instruction_missed: 'Worum wir gebeten haben, war auf dem Foto nicht zu sehen.',
    unclear: 'Das Foto war zu undeutlich für einen Vergleich.',
    no_fresh_picture: 'Es sah nach einem abfotografierten Bildschirm, einem alten oder einem bearbeiteten Foto aus.',
  },
  disagree: 'Stimmt das nicht?',
  disagreeLink: 'Sag uns Bescheid',
  lostTitle: 'Dein Häkchen ist weg',
  lost: 'Dein Hauptfoto ist nicht mehr das Foto, das wir verglichen haben. Du kannst es noch einmal machen.',
  expiredTitle: 'Niemand hat rechtzeitig nachgesehen',
  expired: 'Das liegt an uns. Wir haben dein Foto gelöscht. Du kannst es noch einmal machen.',
  limit: 'Du hast es diese Woche dreimal versucht. Ab {time} geht es wieder.',
  needsPhoto: 'Du hast noch kein Hauptfoto, das andere sehen. Damit vergleichen wir.',
  toPhotos: 'Zu deinen Fotos',
};
