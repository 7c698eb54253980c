import type { settings as source } from '../nl/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof source> = {
  title: 'Paramètres',
  saved: 'Enregistré.',
  savedAtOnce: 'Les changements sont enregistrés tout de suite.',
  sections: {
    notifications: 'Notifications',
    account: 'Compte',
    privacy: 'Confidentialité',
    location: 'Lieu',
    language: 'Langue',
    devices: 'Appareils',
    payments: 'Paiements',
  },
  notifications: {
    intro:
      'Choisis ce que nous te signalons par e-mail ou sur ton appareil. Une notification ne montre ni nom, ni photo, ni texte, sauf si tu l’actives.',
    mail: 'E-mail',
    push: 'Push',
    byMail: '{type} par e-mail',
    byPush: '{type} en push',
    content: 'Montrer nom et texte dans les notifications',
    contentDetail: 'Qui voit ton écran peut alors lire aussi.',
  },
  types: {
    conversation: 'Nouvelle conversation',
    message: 'Nouveau message',
    like: 'Like',
    unread: 'Messages non lus',
    weekly: 'Nouveaux membres, chaque semaine',
    promotions: 'Offres',
    news: 'Nouvelles du site',
    reminders: 'Rappels',
    unreadNote: 'Après un jour',
  },
  privacy: {
    intro: 'Tu décides qui te trouve et où l’on te voit.',
    invisible: 'Invisible',
    invisibleDetail: 'Personne ne te trouve, ne te like ni ne t’écrit. Tes conversations continuent.',
    onlyReal: 'Uniquement de vrais membres',
    onlyRealDetail: 'Les profils fictifs disparaissent partout, aussi de tes messages.',
    ads: 'Me montrer sur les pages d’accueil',
    adsDetail: 'Ta photo principale et ton prénom, pour qui n’est pas encore membre. Désactivé tant que tu ne l’actives pas.',
  },
  blocked: {
    title: 'Bloqués',
    none: 'Tu n’as bloqué personne.',
    unblock: 'Débloquer',
    unblockName: 'Débloquer {name}',
    since: 'depuis le {day}',
  },
  location: {
    here: 'Utiliser ma position',
    hereHint: 'Nous cherchons la ville la plus proche. Ta position exacte n’est pas gardée.',
    denied: 'Ton navigateur ne donne pas ta position. Choisis ta ville ci-dessous.',
    nowhere: 'Nous ne trouvons pas de ville à proximité. Choisis-la ci-dessous.',
    set: 'Ta ville est maintenant {city}.',
  },
  payments: {
    text: 'Tes commandes, reçus et remboursements.',
    open: 'Voir tes paiements',
  },
};
