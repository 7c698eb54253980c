import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Renoncer au contrat ici',
  intro: 'Dans les {days} jours qui suivent ta commande. Sans motif à donner et sans te connecter.',
  steps: { label: 'Étapes', order: '1. Commande', confirm: '2. Confirmation' },
  form: {
    name: 'Ton nom',
    order: 'Numéro de commande',
    orderHint: 'Il figure sur ton reçu, en haut de l’e-mail.',
    email: 'Adresse e-mail pour l’accusé de réception',
    next: 'Continuer',
  },
  confirm: {
    title: 'Tout est correct ?',
    intro: 'Ce bouton envoie ta rétractation.',
    order: 'Commande',
    ordered: 'Commandé le',
    name: 'Nom',
    email: 'Accusé de réception à',
    refund: 'Remboursement',
    whole:
      'L’information sur la rétractation n’était pas correcte. On te rend donc aussi ce que tu as déjà utilisé. Par {method}, sous 14 jours.',
    unused: '{unused} sur {count, plural, one {# crédit} other {# crédits}} non utilisés. Par {method}, sous 14 jours.',
    later:
      'Le montant remboursé sera indiqué dans l’e-mail. Ici, seule la personne qui a acheté le voit, une fois connectée.',
    over: 'Pour cette commande, c’était possible jusqu’au {until}. Tu peux quand même envoyer ta demande ; une personne l’examinera.',
    declared: 'Cette commande a déjà fait l’objet d’une rétractation, le {at}. Renvoyer ta demande ne change rien.',
    back: 'Retour',
    submit: 'Confirmer la rétractation',
    note: 'Les crédits restants de cette commande sont aussitôt retirés de ton solde. Tu reçois aussitôt un e-mail avec la date et l’heure. Tu gardes ton compte et tes autres crédits.',
  },
  done: {
    title: 'Ta rétractation est envoyée',
    text: 'Reçue le {at}. Si le numéro correspond à {email}, l’accusé de réception part à cette adresse.',
    follow: 'Suivre le remboursement',
  },
};
