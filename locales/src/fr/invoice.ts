import type { invoice as nl } from '../nl/invoice.ts';
import type { Texts } from '../texts.ts';

export const invoice: Texts<typeof nl> = {
  invoice: 'Facture {number}',
  creditNote: 'Avoir {number}',
  kvk: 'registre du commerce (KvK) {number}',
  vat: 'n° de TVA {number}',
  for: 'Pour',
  privateBuyer: 'Particulier',
  order: 'Commande {order}',
  date: 'Date',
  delivered: 'Livraison',
  deliveredAt: '{at}, immédiate',
  paid: 'Paiement',
  settled: 'acquittée',
  paidWith: 'Payé par',
  ofInvoice: 'Sur la facture',
  ofCreditNote: 'Sur l’avoir',
  what: 'Désignation',
  quantity: 'Quantité',
  each: 'Prix unitaire',
  vatRate: 'TVA',
  amount: 'Montant',
  credits: 'Crédits pour des messages sur {site}',
  noExpiry: 'Sans date d’expiration',
  givenBack: 'Repris et remboursés',
  discount: 'Remise {code}',
  net: 'Total HT',
  vatOf: 'TVA {percent}, {country}',
  total: 'Total TTC',
  withdraw: 'Rétractation',
  withdrawText:
    'Possible jusqu’au {until} à 23 h 59, sans motif, sur {address}. Tu as demandé la livraison immédiate ; tu ne paies alors que les crédits utilisés.',
  reason: 'Motif',
  reasons: {
    withdrawal:
      'Tu as exercé ton droit de rétractation. Les crédits restants ont été remboursés au prix auquel tu les avais achetés.',
    withdrawal_whole:
      'Tu as exercé ton droit de rétractation. À la commande, nous ne t’avions pas bien expliqué ce droit : le prix entier a donc été remboursé, quoi que tu aies déjà utilisé.',
    erasure:
      'Ton compte a été effacé. Les crédits achetés qui restaient ont été remboursés au prix auquel tu les avais achetés.',
    refund: 'Le paiement t’a été remboursé.',
    chargeback: 'Le paiement a été rejeté par ta banque ou l’émetteur de ta carte.',
  },
  wonBack:
    'Le paiement avait été rejeté par la banque. Ta banque ou la société de ta carte nous a ensuite versé à nouveau le montant : l’achat est donc de nouveau valable.',
  foot: 'Prix TTC. {statement} figure sur ton relevé bancaire. Il n’y a pas d’abonnement.',
  footOutside:
    'Aucune TVA n’a été facturée : tu habites hors de l’UE. {statement} figure sur ton relevé bancaire. Il n’y a pas d’abonnement.',
  creditFoot: 'Montants TTC.',
  creditFootOutside: 'Aucune TVA n’a été facturée : tu habites hors de l’UE.',
  page: '{page} sur {pages}',
};
