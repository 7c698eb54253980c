import type { photos as source } from '../nl/photos.ts';
import type { Texts } from '../texts.ts';

export const photos: Texts<typeof source> = {
  title: 'Fotos',
  intro: 'Aktuell und gut zu erkennen. Eine Sonnenbrille ist auch in Ordnung, aber erst auf dem zweiten Foto.',
  rules:
    'JPEG, PNG oder WebP, bis 15 MB. Wir löschen die Standortdaten im Foto. Jemand aus unserem Team prüft es; bis dahin siehst nur du es.',
  limitFree: 'Ohne Premium zeigst du {limit, plural, one {# Foto} other {# Fotos}}, mit Premium bis zu 25.',
  add: 'Foto hinzufügen',
  count: '{used} von {limit} Fotos',
  full: 'Du hast {limit} Fotos. Entferne eins, um ein anderes hochzuladen.',
  uploading: 'Wird hochgeladen, {percent} %',
  processing: 'Wird vorbereitet',
  waiting: 'Wird geprüft',
  main: 'Hauptfoto',
  mine: 'Dein Foto {at}',
  options: 'Optionen für Foto {at}',
  makeMain: 'Als Hauptfoto festlegen',
  remove: 'Entfernen',
  removed: 'Foto entfernt.',
  dismiss: 'Ausblenden',
  tooLarge: 'Das Foto ist größer als 15 MB.',
  reason: {
    no_person: 'Entfernt: Du bist nicht zu sehen.',
    not_you: 'Entfernt: Das bist nicht du.',
    nudity: 'Entfernt: Nacktheit oder sexueller Inhalt.',
    minor: 'Entfernt: Ein Kind ist zu sehen.',
    contact_details: 'Entfernt: Kontaktdaten sind zu sehen.',
    quality: 'Entfernt: zu unscharf oder zu dunkel.',
    copyright: 'Entfernt: Das Foto gehört jemand anderem.',
    photo_broken: 'Das Foto konnte nicht gelesen werden.',
  },
};
