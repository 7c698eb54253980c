import type { Tx } from '../../../platform/database/db.ts';
import type { SandboxPayment } from '../sandbox-payments.ts';
import { addSandboxCard } from './sandbox-cards.ts';

/** Other cards than the usual one that can pay and be kept: what each shows when it pays again. */
export const cardOutcomes = ['paid_asking', 'paid_refusing', 'paid_two_brands'] as const;
export type CardOutcome = (typeof cardOutcomes)[number];
export const isCardOutcome = (value: unknown): value is CardOutcome => cardOutcomes.some((known) => known === value);

const usual = { brand: 'visa', lastFour: '4821' };
const others: Readonly<Record<CardOutcome, typeof usual>> = {
  paid_asking: { brand: 'mastercard', lastFour: '0930' },
  paid_refusing: { brand: 'visa', lastFour: '0002' },
  paid_two_brands: { brand: 'cartes_bancaires', lastFour: '1516' },
};

/** How long a card of the sandbox pays, in years. */
const years = 2;

/** Keeps the card that paid, where its order asked for that. */
export async function keepSandboxCard(
  tx: Tx,
  { reference, siteId, customer }: SandboxPayment,
  { outcome, now }: { outcome: string; now: Date },
): Promise<void> {
  if (customer === null) return;
  const card = isCardOutcome(outcome) ? others[outcome] : usual;
  const expires = `${now.getUTCFullYear() + years}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  await addSandboxCard(tx, { ...card, token: `card_${reference}`, siteId, customer, expires, now });
}
