import * as z from 'zod/mini';

/** The largest whole number that a column of the database takes. */
export const largestInteger = 2_147_483_647;

/** The number of a message in its conversation, of a payload; 0 where nothing was read yet. */
export const seqFrom = (least: 0 | 1) => z.int().check(z.minimum(least), z.maximum(largestInteger));
/** The same in an address. */
export const seqInAddress = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestInteger));
