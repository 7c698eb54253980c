import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Se rétracter du contrat ici',
  intro: 'Dans les {days} jours après ta commande. Sans motif et sans te connecter.',
  steps: { label: 'Étapes', order: 'Quelle commande', confirm: 'Confirmer' },
  form: {
    name: 'Ton nom',
    order: 'Numéro de commande',
    orderHint: 'Sur ton reçu, en haut de l’e-mail.',
    email: 'E-mail pour l’accusé de réception',
    next: 'Continuer',
  },
  confirm: {
    title: 'Est-ce correct ?',
    intro: 'Ce bouton envoie ta rétractation.',
    order: 'Commande',
    ordered: 'Commandé le',
    name: 'Nom',
    email: 'Accusé envoyé à',
    refund: 'Tu récupères',
    unused: '{unused} sur {count, plural, one {# crédit} other {# crédits}} non utilisés. Par {method}, sous 14 jours.',
    later: 'Le montant remboursé est dans l’e-mail. Nous ne le montrons qu’à l’acheteur connecté.',
    over: 'Pour cette commande, c’était possible jusqu’au {until}. Tu peux l’envoyer quand même ; une personne regarde.',
    back: 'Retour',
    submit: 'Confirmer la rétractation',
    note: 'Tu reçois aussitôt un e-mail avec la date et l’heure. Ton compte et tes autres crédits restent.',
  },
  done: { title: 'Ta rétractation est envoyée', text: 'Reçue le {at}. L’accusé est dans un e-mail à {email}.' },
};
