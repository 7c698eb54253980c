import { methodFacts } from '@vonk/contract/payment-methods';
import { prefixEnd } from '../orders/statement.ts';
import type { ProviderOrder } from '../provider.ts';

/**
 * What Stripe is asked to write on the statement. Of a card it takes what comes behind the prefix of the account alone;
 * without one the account's own text stands there.
 */
export function statementAtStripe({ method, statement }: Pick<ProviderOrder, 'method' | 'statement'>): {
  statement_descriptor?: string;
  statement_descriptor_suffix?: string;
} {
  if (methodFacts[method].family !== 'card') return { statement_descriptor: statement };
  const [, suffix] = statement.split(prefixEnd);
  return suffix === undefined ? {} : { statement_descriptor_suffix: suffix };
}
