import type { adminNumbers as nl } from '../nl/admin-numbers.ts';
import type { Texts } from '../texts.ts';

export const adminNumbers: Texts<typeof nl> = {
  title: 'Chiffres',
  intro: 'Ce qui s’est passé sur les sites, compté par jour de chaque site.',
  until: 'Compté jusqu’au {time}.',
  never: 'Rien n’a encore été compté. Cela se fait tous les quarts d’heure.',
  running: 'La dernière période n’est pas finie et ne compte pas dans la comparaison.',
  view: 'Affichage',
  charts: 'Graphiques',
  tables: 'Tableaux',
  step: 'Période',
  steps: {
    day: 'Par jour',
    week: 'Par semaine',
    month: 'Par mois',
  },
  spans: {
    day: '{count} jours',
    week: '{count} semaines',
    month: '{count} mois',
  },
  tableOf: 'Tableau de {chart}',
  csvOf: 'CSV de {chart}',
  total: '{total} en {span} ; {before} sur la même durée juste avant.',
  change: '{total} en {span}, {change} par rapport à la même durée juste avant.',
  none: 'Rien pendant cette période.',
  sum: 'Total',
  others: 'autres',
  own: 'sans réseau',
  period: 'Commence le',
  runs: '(en cours)',
  members: 'entre membres',
  invented: 'avec des profils fictifs',
  names: {
    sign_ups: 'Inscriptions par réseau',
    confirmations: 'Adresses confirmées par réseau',
    first_purchases: 'Premiers achats par moyen de paiement',
    messages: 'Messages',
    paid_by_method: 'Payé par moyen de paiement ({currency})',
    paid_by_country: 'Payé par pays ({currency})',
    left_at_once: 'Pages d’arrivée quittées aussitôt',
  },
  notes: {
    first_purchases: 'Le premier achat d’un membre : il le fait passer premium.',
    paid: 'TVA comprise, sans déduire ce qui a ensuite été remboursé ou rejeté.',
  },
};
