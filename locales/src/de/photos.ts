import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Fotos',
  intro: 'Aktuell und erkennbar. Sonnenbrille geht auch, aber erst auf dem zweiten.',
  rules:
    'JPEG, PNG oder WebP, bis 15 MB. Wir löschen die Ortsangaben im Foto. Jemand aus unserem Team prüft es; bis dahin siehst nur du es.',
  limitFree: 'Kostenlose Mitglieder zeigen {limit, plural, one {# Foto} other {# Fotos}}, Premium-Mitglieder 25.',
  add: 'Foto hinzufügen',
  count: '{used} von {limit} Fotos',
  full: 'Du hast {limit} Fotos. Entferne eines, um ein anderes hochzuladen.',
  uploading: 'Wird hochgeladen, {percent} %',
  processing: 'Wird vorbereitet',
  waiting: 'Wird geprüft',
  main: 'Hauptfoto',
  mine: 'Dein Foto {at}',
  options: 'Möglichkeiten für Foto {at}',
  makeMain: 'Als Hauptfoto',
  remove: 'Entfernen',
  removed: 'Foto entfernt.',
  dismiss: 'Wegnehmen',
  tooLarge: 'Das Foto ist größer als 15 MB.',
  reason: {
    no_person: 'Entfernt: du bist nicht zu sehen.',
    not_you: 'Entfernt: das bist nicht du.',
    nudity: 'Entfernt: nackt oder sexuell.',
    minor: 'Entfernt: ein Kind ist zu sehen.',
    contact_details: 'Entfernt: es zeigt Kontaktdaten.',
    quality: 'Entfernt: zu unscharf oder zu dunkel.',
    copyright: 'Entfernt: das Foto gehört jemand anderem.',
    photo_broken: 'Das Foto konnte nicht gelesen werden.',
  },
};
