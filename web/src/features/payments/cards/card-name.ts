import type { CardName, SavedCard } from '@vonk/contract/saved-cards';

/** How schemes write their names; another one begins with a capital. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  american_express: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const brandOf = (brand: string): string =>
  brands[brand] ?? brand.slice(0, 1).toUpperCase() + brand.slice(1).replaceAll('_', ' ');

/** `Visa ·· 4821`. */
export const cardName = ({ brand, last_four: lastFour }: CardName): string => `${brandOf(brand)} ·· ${lastFour}`;

/** The last month in which a card pays, as it stands on cards themselves, in every language: `08/28`. */
export const cardMonth = ({ expires }: Pick<SavedCard, 'expires'>): string =>
  `${expires.slice(5, 7)}/${expires.slice(2, 4)}`;
