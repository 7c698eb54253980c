import type { adminObjections as nl } from '../nl/admin-objections.ts';
import type { Texts } from '../texts.ts';

export const adminObjections: Texts<typeof nl> = {
  title: 'Einsprüche',
  intro:
    '{site}: {open, plural, one {# offen} other {# offen}}. Innerhalb von {days} Tagen. Nie durch dieselbe Person.',
  noneText: 'Hier erhebt niemand Einspruch.',
  item: '{to} · {name}',
  own: 'Die erste Entscheidung war von dir',
  ownText: 'Die erste Entscheidung war von dir. Jemand anders urteilt; für dich bleibt dieser Fall zu.',
  case: 'Einspruch',
  to: {
    photo: 'Foto abgelehnt',
    suspended: 'Konto geschlossen',
    hidden: 'Profil verborgen',
  },
  by: 'Einspruch von {name}, {date} · entschieden von {staff}',
  photo: 'Das Foto',
  alt: 'Das Foto von {name}, um das es geht',
  writes: 'Was {name} schreibt',
  first: 'Die erste Entscheidung',
  decidedBy: 'Entschieden von {staff}',
  judgement: 'Entscheidung über den Einspruch',
  outcome: 'Ergebnis',
  outcomes: {
    restored: {
      title: 'Begründet',
      photo: 'Das Foto steht sofort wieder im Profil',
      suspended: 'Das Konto ist wieder offen',
      hidden: 'Das Profil ist wieder zu finden',
    },
    upheld: {
      title: 'Unbegründet',
      photo: 'Das Foto bleibt weg',
      suspended: 'Das Konto bleibt geschlossen',
      hidden: 'Das Profil bleibt verborgen',
    },
  },
  secondEyes: '{staff} hat zuerst entschieden und kann diesen Fall nicht öffnen.',
  incomplete: 'Wähle ein Ergebnis.',
  unexplained: 'Schreib, warum es dabei bleibt.',
  explanation: 'Warum es dabei bleibt',
  explanationHint: 'Sprache des Briefs: {language}. Das Mitglied liest das.',
  done: {
    restored: 'Zurückgenommen.',
    upheld: 'Die Entscheidung bleibt.',
  },
};
