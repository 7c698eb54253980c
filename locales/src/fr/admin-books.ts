import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Mois',
  intro: 'La comptabilité de {site}, jusqu’à la nuit dernière. Les CSV vont du premier minuit du mois au dernier.',
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
};
