import type { complaints as nl } from '../nl/complaints.ts';
import type { Texts } from '../texts.ts';

export const complaints: Texts<typeof nl> = {
  complaint: {
    title: 'Beschwerde einreichen',
    intro: 'Ist etwas schiefgegangen? Sag es uns. Ein Mensch liest es und antwortet innerhalb von 7 Tagen.',
    reason: 'Worum geht es?',
    target: 'Bestellnummer, Profilname oder Seite',
    submit: 'Beschwerde senden',
  },
  report: {
    title: 'Etwas melden',
    intro:
      'Ein Profil, ein Foto oder eine Nachricht, die nicht stimmt oder nicht erlaubt ist. Auch ohne Konto. Wen du meldest, der erfährt deinen Namen nicht.',
    reason: 'Was ist los?',
    target: 'Wer oder was ist es?',
    submit: 'Meldung senden',
    photo: 'Du meldest ein Foto: Es wird mitgeschickt.',
    evidence:
      'Nach deinem Namen fragen wir nicht. Was das Profil zeigt und eure letzten Nachrichten gehen mit. Wen du meldest, erfährt nicht, dass du es warst.',
    declared: 'Ich melde das in gutem Glauben. Was ich schreibe, ist nach bestem Wissen richtig und vollständig.',
  },
  image_removal: {
    title: 'Entfernung beantragen',
    target: 'Wo steht es?',
    submit: 'Antrag senden',
    minor: 'Wer auf dem Bild zu sehen ist, ist unter 18 oder war es bei der Aufnahme.',
    declared:
      'Ich erkläre, dass dieses Bild mich zeigt oder dass ich für die abgebildete Person handle, und dass dafür keine Einwilligung vorliegt.',
  },
  form: {
    name: 'Dein Name',
    email: 'E-Mail-Adresse',
    emailHint: 'Hierhin kommen deine Nummer und unsere Antwort.',
    optional: '(freiwillig)',
    targetHint: 'Ein Profilname oder die Adresse der Seite.',
    text: 'Was ist passiert?',
    anonymous: 'Hier musst du nicht angeben, wer du bist.',
    choose: 'Bitte wählen',
    danger: 'Unmittelbare Gefahr? Ruf 112 an.',
  },
  done: {
    title: 'Deine Nummer ist {number}',
    mailed: 'Sie steht auch in einer E-Mail an {email}.',
    until: 'Spätestens am {until} antwortet dir ein Mensch.',
    another: 'Noch etwas schreiben',
  },
  reasons: {
    credits: 'Credits oder Preise',
    payment: 'Eine Zahlung',
    profile: 'Ein Profil',
    photo: 'Ein Foto',
    measure: 'Eine Entscheidung über mein Konto',
    privacy: 'Meine Daten',
    accessibility: 'Barrierefreiheit',
    site: 'Die Website funktioniert nicht richtig',
    other: 'Etwas anderes',
    fake: 'Falsches Profil oder falsche Identität',
    money: 'Bittet um Geld, Betrug',
    minor: 'Minderjährige Person',
    sexual: 'Unerwünschte sexuelle Inhalte',
    intimate_image: 'Intimes Bild ohne Einwilligung',
    harassment: 'Belästigung',
    hate: 'Hass oder Diskriminierung',
    threat: 'Bedrohung',
    stalking: 'Stalking',
    paid_sex: 'Bezahlter Sex oder Werbung',
    offline: 'Etwas, das bei einem Treffen geschah',
    label: 'Fiktives Profil ohne Kennzeichnung',
  },
};
