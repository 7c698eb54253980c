import type { adminSuspicions as nl } from '../nl/admin-suspicions.ts';
import type { Texts } from '../texts.ts';

export const adminSuspicions: Texts<typeof nl> = {
  title: 'Verdächtig',
  intro:
    '{site}: {open, plural, one {# Konto wartet} other {# Konten warten}}. Regeln zählen, Menschen entscheiden. Norm {hours} Stunden.',
  noneText: 'Hier wurde nichts gezählt, was einen Blick verlangt.',
  case: 'Konto',
  signedUp: 'Registriert am {date}',
  open: 'Dieses Mitglied öffnen',
  why: 'Warum das hier steht',
  limit: '{limit, plural, =1 {eins genügt} other {ab #}}',
  signals: {
    many_from_network:
      '{count, plural, one {# Registrierung} other {# Registrierungen}} in einer Stunde aus demselben Netz',
    many_from_device:
      '{count, plural, one {# Registrierung} other {# Registrierungen}} an einem Tag mit demselben Browser',
    throwaway_mail: 'E-Mail-Adresse eines Wegwerfdienstes',
    shared_picture:
      '{count, plural, one {# anderes Mitglied hatte} other {# andere Mitglieder hatten}} dieses Foto schon',
    many_first_messages:
      '{count, plural, one {# erste Nachricht} other {# erste Nachrichten}} an Mitglieder in einer Stunde',
    often_blocked: 'Von {count, plural, one {# Mitglied} other {# Mitgliedern}} in einer Woche blockiert',
  },
  short: {
    many_from_network: 'viele aus einem Netz',
    many_from_device: 'viele mit einem Browser',
    throwaway_mail: 'Wegwerfadresse',
    shared_picture: 'Foto von jemand anderem',
    many_first_messages: 'viele erste Nachrichten',
    often_blocked: 'oft blockiert',
  },
  known: 'Was wir wissen, ohne zu lesen',
  week: 'Die letzte Woche',
  begun: 'Begonnene Gespräche',
  answered: 'Davon beantwortet',
  blockedBy: 'Blockiert von',
  closed: 'Der Text bleibt zu',
  closedText: 'Nachrichten werden weder gelesen noch durchsucht. Nur eine Meldung öffnet ein Gespräch.',
  outcome: 'Ergebnis',
  outcomes: {
    fine: {
      title: 'In Ordnung',
      detail: 'Wegen desselben wird dieses Konto nicht noch einmal vorgelegt',
    },
    watched: {
      title: 'Im Auge behalten',
      detail: 'Nichts wird eingeschränkt. Kommt nach {days} Tagen wieder, oder früher, wenn es mehr wird',
    },
    suspended: {
      title: 'Konto schließen',
      detail: 'Mit Brief und Einspruch',
    },
  },
  rule: 'Welche Regel',
  facts: 'Was {name} getan hat',
  factsHint: 'Das Mitglied liest das so, auf {language}.',
  incomplete: 'Wähle ein Ergebnis. Zum Schließen gehört, was geschehen ist.',
  never: 'Eine Zahl sagt nie genug. Sieh dir Profil und Verbindungen an, bevor du schließt.',
  decide: 'Entscheiden',
  done: {
    fine: 'Für in Ordnung befunden.',
    watched: 'Wird im Auge behalten.',
    suspended: 'Das Konto wird geschlossen; der Brief geht mit.',
  },
};
