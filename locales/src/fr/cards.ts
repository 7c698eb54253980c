import type { cards as nl } from '../nl/cards.ts';
import type { Texts } from '../texts.ts';

export const cards: Texts<typeof nl> = {
  title: 'Cartes enregistrées',
  intro:
    'Nous ne gardons que la marque, les quatre derniers chiffres et une clé de notre service de paiement. Sans recharge automatique, rien n’est jamais débité automatiquement.',
  none: 'Tu n’as enregistré aucune carte. Quand tu paies par carte, une case à cocher te permet de la garder.',
  valid: 'Valable jusqu’en {month} · dernière fois le {day}',
  expiring: 'Expire après {month} · dernière fois le {day}',
  expired: 'Expirée en {month}',
  first: 'Premier choix',
  makeFirst: 'En premier',
  makeFirstNamed: 'Mettre {card} en premier',
  remove: 'Effacer',
  removeNamed: 'Effacer {card}',
  removed: '{card} est effacée.',
  failed: 'Ça n’a pas marché. Réessaie.',
  keep: 'Garder cette carte pour une prochaine commande.',
  keepDetail:
    'Seulement la marque, les quatre derniers chiffres et une clé. Tu peux l’effacer à tout moment dans tes réglages.',
  earlier: 'Déjà utilisée',
  other: 'Autre moyen',
  mayAsk: 'Valable jusqu’en {month}. Ta banque peut demander une confirmation.',
  asks: 'Ta banque peut demander une confirmation',
  change: 'Modifier',
  statement: '{statement} figure sur ton relevé. Tu paies une seule fois.',
  repeat: 'Commander à nouveau',
  sameTitle: 'La même commande ?',
  sameLead: 'Comme le {day}. Un bouton, et c’est fait.',
  otherAmount: 'Plutôt une autre quantité',
  refusedTitle: 'Le paiement n’a pas pu aboutir',
  refusedText: 'Ta banque a refusé {card}. Rien n’a été débité. Réessaie ou paie avec PayPal.',
  refusedNoPaypal: 'Ta banque a refusé {card}. Rien n’a été débité. Réessaie ou paie autrement.',
  sameCard: 'La même carte, encore une fois',
  sameCardHint: 'Regarde d’abord dans l’appli de ta banque',
};
