import type { adminPricePlans as nl } from '../nl/admin-price-plans.ts';
import type { Texts } from '../texts.ts';

export const adminPricePlans: Texts<typeof nl> = {
  title: 'Prix prévus',
  intro:
    'Un prix s’applique partout à la minute choisie, à l’heure de ce site. Les membres ne remarquent rien avant. Seul le prix le plus bas des 30 derniers jours est barré ; un prix prévu compte à partir de ce moment.',
  none: 'Rien n’est prévu.',
  older: 'Afficher les plus anciens',
  plan: 'Prévoir un prix',
  planned: 'Prévu.',
  from: 'À partir du {at}',
  price: '{credits} crédits : {price}',
  plannedBy: 'Prévu par {by} : {reason}',
  outcome: {
    held: 'Appliqué.',
    cancelled: 'Annulé par {by} : {reason}',
    void: 'Pas appliqué : ce pack ou cette monnaie n’existait plus.',
  },
  cancel: 'Annuler',
  cancelOf: 'Annuler ce qui est prévu à partir du {at}',
  cancelTitle: 'Annuler le prix prévu ?',
  cancelText: 'Les prix restent alors comme ils sont, après le {at} aussi.',
  cancelDone: 'Annulé.',
  planTitle: 'Prévoir un prix',
  planText:
    'Laissez vide ce qui reste inchangé. Qui a déjà une commande à l’écran ne paie jamais plus que ce qui y était indiqué.',
  date: 'Jour',
  time: 'Heure',
  timeHint: 'À l’heure de ce site : {zone}.',
  newPrice: 'Nouveau prix de {credits} crédits en {currency}',
  now: 'Actuellement {price}.',
};
