import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Mois',
  intro:
    'La comptabilité de {site}. Ce qui est acquis est comptabilisé la nuit. Les CSV d’un mois en cours vont jusqu’à la nuit dernière.',
  year: 'Année',
  month: 'Mois',
  payments: 'Paiements',
  sold: 'Vendu',
  back: 'Retour',
  vat: 'TVA',
  earned: 'Acquis',
  fees: 'Frais',
  files: 'CSV',
  take: 'Télécharger',
  takeOf: 'CSV de {name}',
  underWay: 'en cours',
  quarters: 'Trimestres pour l’OSS',
  quarter: 'Trimestre',
  currencies: 'Autres monnaies',
  noCurrencies: 'aucune',
  quarterTitle: 'Déclaration de {name}',
  quarterText:
    'Ce que valait un euro le dernier jour du trimestre, à la Banque centrale européenne. Il y a eu des ventes dans chacune des autres monnaies.',
  rate: '1 euro en {currency}',
  make: 'Créer les CSV',
  noRate: 'Ce n’est pas un taux, comme 4,2512.',
  nothing: 'Rien n’est comptabilisé',
  nothingText: 'Cette année, rien ne figure dans la comptabilité de ce site.',
  takenUnderWay: 'Téléchargé. La période est en cours : ceci va jusqu’à la nuit dernière.',
  risk: {
    title: 'Risque carte',
    intro:
      'Ce qui est reparti des paiements par carte ces 30 derniers jours, sur tous les sites de l’entreprise : ce que voit votre acquéreur.',
    counted: 'Compté',
    sites: 'Sites',
    payments: 'Paiements par carte',
    disputes: 'Repris par la banque',
    returns: 'Retours au total',
    calm: 'pas d’alerte',
    alarm: 'alerte : prévenez votre acquéreur',
    share: '{share} sur les {limit} que la marque tolère.',
    schemes: {
      visa: 'Visa',
      mastercard: 'Mastercard',
    },
    rules: {
      visa: 'Visa compte les fraudes et les litiges. Alerte à partir de {share} et de {least} litiges ; il y en a {cases} à ce jour.',
      mastercard:
        'Mastercard compte ensemble litiges et remboursements. Alerte à partir de {share} dès {least} paiements ; il y en a {cases} à ce jour.',
    },
    note: 'En cas d’alerte, le service client reçoit un e-mail par mois et par marque. Les remboursements de bon gré comptent aussi.',
  },
};
