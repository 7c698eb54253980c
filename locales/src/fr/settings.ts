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
    location: 'Localisation',
    language: 'Langue',
    devices: 'Appareils',
    payments: 'Paiements',
  },
  notifications: {
    intro:
      'Choisis ce que nous te signalons par e-mail ou sur ton appareil. Une notification ne montre ni nom, ni photo, ni texte, sauf si tu l’autorises.',
    mail: 'E-mail',
    push: 'Push',
    byMail: '{type} par e-mail',
    byPush: '{type} en notification push',
    content: 'Afficher le nom et le texte dans les notifications',
    contentDetail: 'Toute personne qui voit ton écran peut alors les lire.',
  },
  types: {
    conversation: 'Nouvelle conversation',
    message: 'Nouveau message',
    like: 'Like',
    unread: 'Messages non lus',
    weekly: 'Nouveaux membres, chaque semaine',
    promotions: 'Offres',
    news: 'Nouveautés du site',
    reminders: 'Rappels',
    unreadNote: 'Au bout d’un jour',
  },
  privacy: {
    intro: 'Tu décides qui te trouve et où l’on te voit.',
    invisible: 'Invisible',
    invisibleDetail: 'Personne ne peut te trouver, te liker ni t’écrire. Tes conversations en cours continuent.',
    onlyReal: 'Vrais membres uniquement',
    onlyRealDetail: 'Les profils fictifs disparaissent partout, y compris de tes messages.',
    ads: 'Me montrer sur les pages d’accueil',
    adsDetail:
      'Ta photo principale et ton prénom, pour les personnes qui ne sont pas encore membres. Désactivé tant que tu ne l’actives pas.',
  },
  blocked: {
    title: 'Membres bloqués',
    none: 'Tu n’as bloqué personne.',
    unblock: 'Débloquer',
    unblockName: 'Débloquer {name}',
    since: 'depuis le {day}',
  },
  location: {
    here: 'Utiliser ma position',
    hereHint: 'Nous cherchons la ville la plus proche. Ta position exacte n’est pas enregistrée.',
    denied: 'Ton navigateur ne transmet pas ta position. Choisis ta ville ci-dessous.',
    nowhere: 'Nous n’avons trouvé aucune ville à proximité. Choisis-en une ci-dessous.',
    set: 'Ta ville est maintenant {city}.',
  },
  payments: {
    text: 'Tes commandes, reçus et remboursements.',
    open: 'Voir mes paiements',
  },
};
