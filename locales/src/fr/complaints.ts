import type { complaints as nl } from '../nl/complaints.ts';
import type { Texts } from '../texts.ts';

export const complaints: Texts<typeof nl> = {
  complaint: {
    title: 'Déposer une réclamation',
    intro: 'Quelque chose s’est mal passé ? Dis-le-nous. Une personne te lit et te répond sous 7 jours.',
    reason: 'De quoi s’agit-il ?',
    target: 'Numéro de commande, pseudo ou page',
    submit: 'Envoyer la réclamation',
  },
  report: {
    title: 'Signaler quelque chose',
    intro:
      'Un profil, une photo ou un message douteux ou interdit. Même sans compte. La personne signalée ne verra pas ton nom.',
    reason: 'Que se passe-t-il ?',
    target: 'De qui ou de quoi s’agit-il ?',
    submit: 'Envoyer le signalement',
    photo: 'Tu signales une photo : elle est jointe.',
    evidence:
      'Nous ne demandons pas ton nom. Ce que montre le profil et vos derniers messages sont joints. La personne signalée n’apprend pas que c’était toi.',
    declared: 'Je signale de bonne foi. À ma connaissance, ce que j’écris est exact et complet.',
  },
  image_removal: {
    title: 'Demander le retrait',
    target: 'Où se trouve l’image ?',
    submit: 'Envoyer la demande',
    minor: 'La personne sur l’image a moins de 18 ans, ou n’avait pas 18 ans quand elle a été faite.',
    declared:
      'Je déclare que je figure sur cette image, ou que j’agis pour la personne qui y figure, et qu’elle est diffusée sans consentement.',
  },
  form: {
    name: 'Ton nom',
    email: 'Adresse e-mail',
    emailHint: 'Nous y enverrons ton numéro de dossier et notre réponse.',
    optional: '(facultatif)',
    targetHint: 'Un pseudo ou l’adresse de la page.',
    text: 'Raconte ce qui s’est passé',
    anonymous: 'Pour ce motif, tu n’as pas à dire qui tu es.',
    choose: 'Fais ton choix',
    danger: 'Danger immédiat ? Appelle le 112.',
  },
  done: {
    title: 'Ton numéro de dossier : {number}',
    mailed: 'Tu le retrouveras aussi dans l’e-mail envoyé à {email}.',
    until: 'Une personne te répondra au plus tard le {until}.',
    another: 'Envoyer un autre message',
  },
  reasons: {
    credits: 'Crédits ou prix',
    payment: 'Un paiement',
    profile: 'Un profil',
    photo: 'Une photo',
    measure: 'Une décision sur mon compte',
    privacy: 'Mes données',
    accessibility: 'Accessibilité',
    site: 'Le site fonctionne mal',
    other: 'Autre chose',
    fake: 'Faux profil ou usurpation d’identité',
    money: 'Demande d’argent, arnaque',
    minor: 'Personne mineure',
    sexual: 'Contenu sexuel non désiré',
    intimate_image: 'Image intime sans consentement',
    harassment: 'Harcèlement',
    hate: 'Haine ou discrimination',
    threat: 'Menace',
    stalking: 'Traque (stalking)',
    paid_sex: 'Services sexuels payants ou publicité',
    offline: 'Un fait survenu lors d’une rencontre',
    label: 'Profil fictif sans étiquette',
  },
};
