import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

/** What an order says of cards: that the one which pays is to be kept, or which kept one pays. */
export interface CardOrder {
  /** The text in which keeping it was agreed to; null: a kept one pays. */
  readonly textVersion: string | null;
  readonly cardId: string | null;
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly createdAt: Date;
}

const insert = sql(`insert into card_payments (site_id, member_id, payment_id, text_version, card_id, brand, last_four,
    created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`);
const find = sql(`select text_version as "textVersion", card_id as "cardId", brand, last_four as "lastFour",
    created_at as "createdAt"
  from card_payments where site_id = $1 and member_id = $2 and payment_id = $3`);

/** Notes it with its order. */
export const addCardOrder = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, ...order }: CardOrder & { paymentId: string },
): Promise<void> => {
  const { textVersion, cardId, brand, lastFour, createdAt } = order;
  await tx.run(insert, [siteId, memberId, paymentId, textVersion, cardId, brand, lastFour, createdAt]);
};

/** Undefined for an order that has nothing to do with kept cards. */
export const readCardOrder = (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<CardOrder | undefined> => reader.maybe<CardOrder>(find, [siteId, memberId, paymentId]);
