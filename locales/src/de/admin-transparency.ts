import type { adminTransparency as nl } from '../nl/admin-transparency.ts';
import type { Texts } from '../texts.ts';

export const adminTransparency: Texts<typeof nl> = {
  title: 'Jahresbericht',
  intro:
    'Was auf {site} in einem Jahr einging und was daraus wurde, gezählt für den Transparenzbericht (DSA, Artikel 15 und 24).',
  year: 'Jahr',
  save: 'Als CSV speichern',
  none: 'Nichts in diesem Jahr.',
  all: 'alles zusammen',
  about: '{country} · {concerns}',
  runs: 'Dieses Jahr läuft noch: gezählt bis {time}.',
  median:
    'Der Median ist die Zeit vom Eingang bis zur Entscheidung; bei Einsprüchen von denen, die noch Mitglied sind.',
  tables: {
    notices: 'Was einging',
    measures: 'Was wir taten',
    objections: 'Einsprüche',
    authorities: 'Behördenanfragen',
  },
  heads: {
    what: 'Was',
    part: 'Grund',
    number: 'Anzahl',
    acted: 'Maßnahme',
    notActed: 'Keine Maßnahme',
    restored: 'Zurückgenommen',
    upheld: 'Geblieben',
    median: 'Median',
  },
  reasons: {
    fraud: 'Betrug oder der Versuch dazu',
    fake_profile: 'Profil einer anderen Person oder unwahre Angaben',
    underage: 'Unter 18',
    harassment: 'Belästigung oder Drohung',
    hate: 'Hass oder Diskriminierung',
    sexual_content: 'Sexuelles Material, um das niemand gebeten hat',
    advertising: 'Werbung oder bezahlte Dienste',
    other: 'Eine andere Regel der Bedingungen',
  },
  kinds: {
    complaint: 'Beschwerde',
    report: 'Meldung',
    image_removal: 'Entfernen eines Bildes',
    account_closed: 'Konto geschlossen',
    profile_hidden: 'Profil verborgen',
    photo_removed: 'Foto entfernt',
    member_warned: 'Verwarnt',
    member_renamed: 'Name entzogen',
    restriction: 'Gegen eine Beschränkung',
    photo: 'Gegen das Entfernen eines Fotos',
  },
};
