import type { Db, Reader } from '../../../platform/database/db.ts';
import { publicId } from '../../../platform/ids.ts';
import type { CardKeeper, ProviderCard } from '../../provider.ts';
import type { SandboxPayment } from '../sandbox-payments.ts';
import { findSandboxCard, removeSandboxCard, removeSandboxCustomer } from './sandbox-cards.ts';

/** Cards that the sandbox keeps; there is nothing to know of its customers but their names. */
export const cardsAtSandbox = (db: Db): CardKeeper => ({
  openCustomer: () => Promise.resolve(`sbc_${publicId()}`),
  async fetchCard({ customer, token }) {
    const { customer: owner, ...card } = (await findSandboxCard(db, token)) ?? {};
    return owner === customer ? (card as ProviderCard) : undefined;
  },
  removeCard: (card) => db.transact((tx) => removeSandboxCard(tx, card)),
  removeCustomer: (customer) => db.transact((tx) => removeSandboxCustomer(tx, customer)),
});

export async function keptCardOf(
  reader: Reader,
  { reference, customer }: SandboxPayment,
): Promise<ProviderCard | undefined> {
  const kept = customer === null ? undefined : await findSandboxCard(reader, `card_${reference}`);
  if (!kept) return undefined;
  const { token, brand, lastFour, expires } = kept;
  return { token, brand, lastFour, expires };
}
