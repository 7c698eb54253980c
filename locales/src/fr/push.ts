import type { push as nl } from '../nl/push.ts';
import type { Texts } from '../texts.ts';

export const push: Texts<typeof nl> = {
  told: {
    conversation: 'Quelqu’un a commencé une conversation avec toi',
    message: '{count, plural, one {Tu as un nouveau message} other {# nouveaux messages}}',
    fictional:
      '{count, plural, one {Nouveau message dans une conversation avec un profil fictif} other {# nouveaux messages dans une conversation avec un profil fictif}}',
    unread:
      '{count, plural, one {Un message t’attend} other {# messages t’attendent}}{fictional, plural, =0 {} other {, dont # d’un profil fictif}}',
    fictionalUnread:
      '{count, plural, one {Un message t’attend dans une conversation avec un profil fictif} other {# messages t’attendent dans une conversation avec un profil fictif}}',
    fictionalName: '{name}, profil fictif',
    like: '{count, plural, one {Tu as un nouveau like} other {Tu as # nouveaux likes}}',
    weekly: 'Il y a de nouveaux membres près de chez toi',
    promotions: 'Il y a une offre pour toi',
    news: 'Il y a du nouveau sur le site',
    reminders: 'Un rappel pour toi',
  },
  device: {
    title: 'Push sur cet appareil',
    on: 'Activé.',
    onElsewhere: 'Activé. Aussi sur {count, plural, one {un autre appareil} other {# autres appareils}}.',
    off: 'Désactivé.',
    offElsewhere: 'Désactivé sur cet appareil, activé sur {count, plural, one {un autre} other {# autres}}.',
    incapable: 'Ce navigateur ne peut pas afficher de notifications push.',
    install:
      'Sur un iPhone ou un iPad, push fonctionne une fois {site} sur ton écran d’accueil : touche Partager, puis Sur l’écran d’accueil.',
    failed: 'L’activation n’a pas réussi. Réessaie plus tard.',
    others: 'Autres appareils avec push',
    since: 'Depuis le {day}',
    unknown: 'Appareil inconnu',
    stop: 'Désactiver',
    stopOne: 'Désactiver push sur {device}',
  },
  denied: {
    title: 'Push est bloqué dans ton navigateur',
    text: 'Tu as choisi « bloquer » auparavant. Nous ne pouvons pas redemander ; toi, tu peux l’autoriser.',
    here: 'cet appareil',
    again: 'Vérifier à nouveau',
    still: 'C’est toujours bloqué.',
    never: 'Laisse tomber, l’e-mail suffit',
    browsers: {
      chrome: {
        name: 'Chrome',
        step1: 'Touche le cadenas ou les réglages à gauche de l’adresse',
        step2: 'Choisis Autorisations, puis Notifications',
        step3: 'Active Notifications et reviens',
      },
      safari: {
        name: 'Safari · iPhone',
        step1: 'Ajoute {site} à ton écran d’accueil avec Partager',
        step2: 'Ouvre Réglages, Notifications, {site}',
        step3: 'Active Autoriser les notifications',
      },
      firefox: {
        name: 'Firefox · ordinateur',
        step1: 'Clique sur le cadenas à côté de l’adresse',
        step2: 'Retire Bloqué pour Envoyer des notifications',
        step3: 'Recharge cette page',
      },
      edge: {
        name: 'Edge · ordinateur',
        step1: 'Clique sur le cadenas à côté de l’adresse',
        step2: 'Choisis Autorisations pour ce site',
        step3: 'Mets Notifications sur Autoriser',
      },
    },
  },
  alert: {
    text: 'Active le push sur cet appareil. Une notification ne montre ni nom ni texte, sauf si tu le veux.',
    action: 'Activer le push',
  },
  question: {
    title: 'Un signe quand quelqu’un écrit ?',
    text: 'Ton premier message est envoyé. Voici à quoi ressemble une notification, sans nom et sans texte :',
    now: 'maintenant',
    after: 'Ensuite, ton navigateur le demandera encore une fois. Tu peux la désactiver à tout moment dans Réglages.',
    no: 'Non, merci',
    yes: 'Oui, volontiers',
    done: 'Tu recevras désormais un signe.',
    install:
      'Sur un iPhone ou un iPad, cela marche dès que {site} est sur ton écran d’accueil : touche Partager puis Sur l’écran d’accueil.',
    understood: 'Compris',
  },
};
