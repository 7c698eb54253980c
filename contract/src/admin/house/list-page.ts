import * as z from 'zod/mini';

/** `next` of the page before, sent to read on; left out for the first one. */
export const afterPage = z.optional(z.string().check(z.maxLength(120)));
/** Where the page after this one begins; null: there is none. No list of the back-office ends without saying so. */
export const nextPage = z.nullable(z.string());
