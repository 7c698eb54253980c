import type { adminInvoices as nl } from '../nl/admin-invoices.ts';
import type { Texts } from '../texts.ts';

export const adminInvoices: Texts<typeof nl> = {
  title: 'Factures',
  intro: 'Factures et avoirs de {site}, tels que l’acheteur les a. Chaque ouverture figure au journal.',
  search: 'Rechercher des factures',
  number: 'Numéro',
  kind: 'Type',
  everyKind: 'Type : tous',
  month: 'Mois',
  kinds: {
    invoice: 'facture',
    credit_note: 'avoir',
  },
  none: 'Aucune facture',
  noneText: 'Rien dans la liste ne correspond à ce filtre.',
  older: 'Afficher les précédentes',
  gone: 'plus conservé',
  columns: {
    number: 'Numéro',
    kind: 'Type',
    at: 'Quand',
    payment: 'Paiement',
    vat: 'TVA',
    total: 'Montant',
    file: 'Fichier',
  },
  pdf: 'Ouvrir le PDF',
  pdfOf: 'Ouvrir le PDF de {number}',
};
