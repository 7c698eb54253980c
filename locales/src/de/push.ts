import type { push as nl } from '../nl/push.ts';
import type { Texts } from '../texts.ts';

export const push: Texts<typeof nl> = {
  told: {
    conversation: 'Jemand hat ein Gespräch mit dir begonnen',
    message: '{count, plural, one {Du hast eine neue Nachricht} other {# neue Nachrichten}}',
    fictional:
      '{count, plural, one {Neue Nachricht in einem Gespräch mit einem fiktiven Profil} other {# neue Nachrichten in einem Gespräch mit einem fiktiven Profil}}',
    unread:
      '{count, plural, one {Eine Nachricht wartet auf dich} other {# Nachrichten warten auf dich}}{fictional, plural, =0 {} other {, davon # von einem fiktiven Profil}}',
    fictionalUnread:
      '{count, plural, one {Eine Nachricht wartet in einem Gespräch mit einem fiktiven Profil} other {# Nachrichten warten in einem Gespräch mit einem fiktiven Profil}}',
    fictionalName: '{name}, fiktives Profil',
    like: '{count, plural, one {Du hast ein neues Like} other {Du hast # neue Likes}}',
    weekly: 'Es gibt neue Mitglieder in deiner Nähe',
    promotions: 'Es gibt ein Angebot für dich',
    news: 'Es gibt Neuigkeiten zur Website',
    reminders: 'Eine Erinnerung für dich',
  },
  device: {
    title: 'Push auf diesem Gerät',
    on: 'An.',
    onElsewhere: 'An. Auch auf {count, plural, one {einem anderen Gerät} other {# anderen Geräten}}.',
    off: 'Aus.',
    offElsewhere: 'Aus auf diesem Gerät, an auf {count, plural, one {einem anderen} other {# anderen}}.',
    incapable: 'Dieser Browser kann keine Push-Mitteilungen zeigen.',
    install:
      'Auf iPhone oder iPad geht Push, sobald {site} auf deinem Home-Bildschirm liegt: tippe auf Teilen und dann auf Zum Home-Bildschirm.',
    failed: 'Das Einschalten ist nicht gelungen. Versuch es später noch einmal.',
    others: 'Andere Geräte mit Push',
    since: 'Seit {day}',
    unknown: 'Unbekanntes Gerät',
    stop: 'Ausschalten',
    stopOne: 'Push auf {device} ausschalten',
  },
  denied: {
    title: 'Push ist in deinem Browser gesperrt',
    text: 'Du hast früher „Blockieren“ gewählt. Wir dürfen nicht noch einmal fragen; du kannst es selbst freigeben.',
    here: 'dieses Gerät',
    again: 'Erneut prüfen',
    still: 'Es ist noch gesperrt.',
    never: 'Lass gut sein, E-Mail genügt',
    browsers: {
      chrome: {
        name: 'Chrome',
        step1: 'Tippe links neben der Adresse auf das Schloss oder die Regler',
        step2: 'Wähle Berechtigungen, dann Benachrichtigungen',
        step3: 'Schalte Benachrichtigungen ein und komm zurück',
      },
      safari: {
        name: 'Safari · iPhone',
        step1: 'Lege {site} über Teilen auf deinen Home-Bildschirm',
        step2: 'Öffne Einstellungen, Mitteilungen, {site}',
        step3: 'Schalte Mitteilungen erlauben ein',
      },
      firefox: {
        name: 'Firefox · Computer',
        step1: 'Klicke auf das Schloss neben der Adresse',
        step2: 'Entferne Blockiert bei Benachrichtigungen',
        step3: 'Lade diese Seite neu',
      },
      edge: {
        name: 'Edge · Computer',
        step1: 'Klicke auf das Schloss neben der Adresse',
        step2: 'Wähle Berechtigungen für diese Website',
        step3: 'Setze Benachrichtigungen auf Zulassen',
      },
    },
  },
  alert: {
    text: 'Schalte Push auf diesem Gerät ein. Eine Meldung zeigt weder Namen noch Text, außer du willst es.',
    action: 'Push einschalten',
  },
  question: {
    title: 'Ein Zeichen, wenn jemand schreibt?',
    text: 'Deine erste Nachricht ist verschickt. So sieht eine Mitteilung aus, ohne Namen und ohne Text:',
    now: 'jetzt',
    after: 'Danach fragt dein Browser noch einmal. Ausschalten geht jederzeit in den Einstellungen.',
    no: 'Nein, danke',
    yes: 'Ja, gern',
    done: 'Ab jetzt bekommst du ein Zeichen.',
    install:
      'Auf einem iPhone oder iPad geht das, sobald {site} auf deinem Home-Bildschirm ist: Tippe auf Teilen und dann auf Zum Home-Bildschirm.',
    understood: 'Verstanden',
  },
};
