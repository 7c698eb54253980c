import type { adminPeople as nl } from '../nl/admin-people.ts';
import type { Texts } from '../texts.ts';

export const adminPeople: Texts<typeof nl> = {
  title: 'Équipe',
  intro: 'Qui travaille ici et ce qu’il peut faire. Qui part perd tout aussitôt.',
  invite: 'Inviter',
  linkUntil: 'lien jusqu’au {date}',
  columns: {
    name: 'Nom',
    roles: 'Rôle',
    seen: 'Dernière fois',
    state: 'État',
  },
  states: {
    active: 'actif',
    invited: 'en attente',
    left: 'parti',
  },
  rights: 'Ce que chaque rôle peut faire',
  page: 'Page',
  yes: 'oui',
  no: 'non',
  grants: {
    label: 'Rôles',
    role: 'Rôle',
    site: 'Site',
    remove: 'Retirer {role}',
    add: 'Ajouter un rôle',
  },
  inviting: {
    title: 'Inviter quelqu’un',
    text: 'La personne reçoit un e-mail avec un lien à usage unique et choisit elle-même mot de passe et deuxième étape.',
    name: 'Nom',
    email: 'Adresse e-mail professionnelle',
    language: 'Langue',
    send: 'Envoyer l’invitation',
    sent: 'L’invitation est en route vers {email}.',
  },
  person: {
    notYours: 'Seul un propriétaire de tous ses sites peut changer cela.',
    save: 'Enregistrer les rôles',
    saved: 'Les rôles sont changés.',
    link: 'Envoyer un nouveau lien',
    linkTitle: 'Nouveau lien pour {name}',
    linkText: 'Mot de passe et deuxième étape prennent fin et sont choisis à nouveau. Chaque session se termine.',
    linkDo: 'Envoyer',
    linkSent: 'Le lien est en route.',
    leave: 'Quitte l’équipe',
    leaveTitle: '{name} quitte l’équipe ?',
    leaveText:
      'Sessions, rôles, mot de passe et deuxième étape disparaissent aussitôt. Ce qui a été fait reste dans le journal.',
    leaveDo: 'Retirer',
    leftDone: 'La personne est partie.',
  },
};
