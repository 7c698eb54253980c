import type { restrictions as source } from '../nl/restrictions.ts';
import type { Texts } from '../texts.ts';

export const restrictions: Texts<typeof source> = {
  pageTitle: 'Einschränkung',
  title: {
    suspended: 'Dein Konto ist geschlossen',
    hidden: 'Dein Profil ist verborgen',
  },
  intro: {
    suspended: 'Hier liest du, warum, und was du dagegen tun kannst.',
    hidden: 'Andere finden dich nicht. Hier liest du, warum, und was du dagegen tun kannst.',
  },
  what: 'Was entschieden wurde',
  scope: {
    suspended:
      'Niemand sieht dein Profil, und du kannst nicht liken oder schreiben. Deine Daten, Zahlungen und Einstellungen bleiben deine.',
    hidden:
      'Niemand findet dein Profil, und du kannst nicht liken. Anmelden und Nachrichten lesen kannst du wie bisher.',
  },
  rule: 'Welche Regel',
  ground: {
    law: 'Das erlaubt das Gesetz nicht.',
    terms: 'Das verstößt gegen unsere Bedingungen.',
  },
  facts: 'Was passiert ist',
  who: 'Wer entschieden hat',
  person: 'Jemand aus unserem Team, am {day}. Kein Computer.',
  automated: 'Automatisch, am {day}.',
  howLong: 'Wie lange',
  open: 'Bis wir es zurücknehmen.',
  until: 'Bis einschließlich {day}. Danach endet es von selbst.',
  objectTitle: 'Nicht einverstanden?',
  object: 'Bis zum {day} kannst du kostenlos Einspruch erheben. Jemand anders als bei der Entscheidung prüft ihn.',
  text: 'Warum stimmt es nicht?',
  counter: '{used, number}/{most, number}',
  send: 'Einspruch senden',
  waiting: 'Dein Einspruch ist da. Jemand anders als bei der Entscheidung prüft ihn. Du bekommst eine Mail.',
  upheld: 'Jemand anders hat deinen Einspruch geprüft. Die Entscheidung bleibt bestehen.',
  because: 'Warum: {explanation}',
  elsewhere: 'Du kannst auch zu einer Schlichtungsstelle oder vor Gericht gehen.',
  data: 'Zu meinen Daten',
  noneTitle: 'Es gibt keine Einschränkung',
  noneText: 'Dein Konto und dein Profil sind aktiv.',
  reason: {
    fraud: 'Betrug oder der Versuch dazu.',
    fake_profile: 'Ein Profil, das nicht deines ist, oder unwahre Angaben.',
    underage: 'Du bist noch keine 18.',
    harassment: 'Belästigung oder Drohung.',
    hate: 'Hass oder Diskriminierung.',
    sexual_content: 'Sexuelles Material, um das niemand gebeten hat.',
    advertising: 'Werbung oder bezahlte Dienste.',
    other: 'Eine andere Regel unserer Bedingungen.',
  },
};
