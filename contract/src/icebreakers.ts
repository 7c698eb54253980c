/** By what an opener of a site is known: it stays while its words change. */
export const icebreakerKey = /^[a-z0-9_]{1,40}$/;
/** How long one may be: it stands on a card, above a button. */
export const icebreakerLength = 160;
/** How many a site may have. */
export const maxIcebreakers = 60;
