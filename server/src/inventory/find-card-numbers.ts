import { type Reader, sql } from '../platform/database/db.ts';

const find = sql('select relation, row_count as found from find_card_numbers_v1()');

/** A table with rows that may hold the number of a card. */
export interface CardNumbersFound {
  readonly relation: string;
  /** How many rows. */
  readonly found: number;
}

/** Walks every row of every table for what may be the number of a card, and says where; never the number (T103). */
export const findCardNumbers = (reader: Reader): Promise<CardNumbersFound[]> => reader.rows<CardNumbersFound>(find);
