import type { restrictions as source } from '../nl/restrictions.ts';
import type { Texts } from '../texts.ts';

export const restrictions: Texts<typeof source> = {
  pageTitle: 'Restriction',
  title: {
    suspended: 'Ton compte est fermé',
    hidden: 'Ton profil est masqué',
  },
  intro: {
    suspended: 'Tu lis ici pourquoi, et ce que tu peux faire.',
    hidden: 'Les autres ne te trouvent pas. Tu lis ici pourquoi, et ce que tu peux faire.',
  },
  what: 'Ce qui a été décidé',
  scope: {
    suspended:
      'Personne ne voit ton profil et tu ne peux ni liker ni écrire. Tes données, tes paiements et tes réglages restent à toi.',
    hidden:
      'Personne ne trouve ton profil et tu ne peux pas liker. Tu peux te connecter et lire tes messages comme avant.',
  },
  rule: 'Quelle règle',
  ground: {
    law: 'La loi ne le permet pas.',
    terms: 'C’est contraire à nos conditions.',
  },
  facts: 'Ce qui s’est passé',
  who: 'Qui a décidé',
  person: 'Une personne de notre équipe, le {day}. Pas un ordinateur.',
  automated: 'Automatiquement, le {day}.',
  howLong: 'Pour combien de temps',
  open: 'Jusqu’à ce que nous l’annulions.',
  until: 'Jusqu’au {day} inclus. Ensuite, cela prend fin tout seul.',
  objectTitle: 'Pas d’accord ?',
  object:
    'Jusqu’au {day}, tu peux contester gratuitement. Une autre personne que celle qui a décidé examine ta demande.',
  text: 'Pourquoi est-ce inexact ?',
  counter: '{used, number}/{most, number}',
  send: 'Envoyer la contestation',
  waiting: 'Nous avons ta contestation. Une autre personne que celle qui a décidé l’examine. Tu recevras un e-mail.',
  upheld: 'Une autre personne a examiné ta contestation. La décision est maintenue.',
  because: 'Pourquoi : {explanation}',
  elsewhere: 'Tu peux aussi t’adresser à un organe de règlement des litiges ou au tribunal.',
  data: 'Vers mes données',
  noneTitle: 'Il n’y a pas de restriction',
  noneText: 'Ton compte et ton profil sont actifs.',
  reason: {
    fraud: 'Fraude ou tentative de fraude.',
    fake_profile: 'Un profil qui n’est pas le tien, ou des données inexactes.',
    underage: 'Tu n’as pas 18 ans.',
    harassment: 'Harcèlement ou menaces.',
    hate: 'Haine ou discrimination.',
    sexual_content: 'Contenu sexuel que personne n’a demandé.',
    advertising: 'Publicité ou services payants.',
    other: 'Une autre règle de nos conditions.',
  },
};
