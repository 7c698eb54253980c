import type { sandbox as nl } from '../nl/sandbox.ts';
import type { Texts } from '../texts.ts';

export const sandbox: Texts<typeof nl> = {
  title: 'Sandbox : paiement d’essai',
  ribbon: 'Sandbox. Ici, aucun paiement n’est réel.',
  away: 'Payé. Ton navigateur ne revient pas de lui-même : l’arrivée de tes crédits dépend uniquement de la notification.',
  back: 'Retour à la boutique',
  state: {
    open: 'Choisis comment ce paiement se termine.',
    pending: 'Ce paiement est en cours.',
    paid: 'Ce paiement est effectué.',
    failed: 'Ce paiement a échoué.',
    cancelled: 'Ce paiement a été annulé.',
    expired: 'Le délai de ce paiement est dépassé.',
    refunded: 'Ce paiement a été remboursé.',
    charged_back: 'Ce paiement a été retourné par la banque.',
  },
  outcome: {
    paid: 'Payé',
    paid_twice: 'Payé, notifié deux fois',
    paid_away: 'Payé, sans retour',
    pending: 'D’abord en cours, puis payé',
    failed: 'Échoué',
    cancelled: 'Annulé',
    refunded: 'Remboursement',
    charged_back: 'Retour par la banque',
  },
  detail: {
    paid: 'La notification arrive au bout d’une seconde.',
    paid_twice: 'La même notification arrive au bout d’une, puis de deux secondes.',
    paid_away: 'Comme si tu fermais la fenêtre.',
    pending: 'Le paiement aboutit au bout de cinq secondes.',
    failed: 'La banque refuse.',
    cancelled: 'Tu interromps toi-même le paiement.',
    refunded: 'La boutique rend tout le montant.',
    charged_back: 'La banque reprend le montant.',
  },
};
