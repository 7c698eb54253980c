import { methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import type { Site } from '../../sites/index.ts';

/** The most that the statement of a card shows; a provider cuts off what is beyond. */
export const maxStatement = 22;
const leastStatement = 5;
/** What stands between the account's prefix at Stripe and what a payment adds to it, on the statement of a card. */
export const prefixEnd = '* ';

/**
 * What the buyer's statement says of a payment, told before paying and sent as it is told (T116): the site's own text,
 * else its company's name in plain letters; of a card behind the prefix that its provider writes before it.
 */
export function statementOf(
  { settings, company, domain }: Pick<Site, 'settings' | 'company' | 'domain'>,
  method: PaymentMethod,
): string {
  const { statement_text: own, statement_card_prefix: prefix } = settings;
  const text = own === '' ? plainOf(company.name, domain) : own;
  return prefix === '' || methodFacts[method].family !== 'card' ? text : `${prefix}${prefixEnd}${text}`;
}

/** A name in the letters that every bank shows, as much of it as fits; too short, with the domain behind it. */
function plainOf(name: string, domain: string): string {
  const plain = name
    .replaceAll(/[łŁ]/g, (letter) => (letter === 'ł' ? 'l' : 'L'))
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 .,&+-]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  const whole = plain.length >= leastStatement && /[A-Za-z]/.test(plain) ? plain : `${plain} ${domain}`.trim();
  return whole.slice(0, maxStatement).trim().padEnd(leastStatement, '.');
}
